/** Signs that a screen obeys instead of showing them, save those of lines: in a name they can only be there to deceive. */
const ORDERS = /(?![\n\t])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu;

/** A text of whose signs no screen obeys any: in their place stand their numbers. */
export function plainText(text: string): string {
  return text.replace(ORDERS, (sign) => String.raw`\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
