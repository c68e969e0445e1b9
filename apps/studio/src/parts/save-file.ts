/** Saves a file where the browser saves files. */
export function saveFile(name: string, content: string | Uint8Array<ArrayBuffer>, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The name of a package as part of the name of a file: `gmb-tamburlaine`. */
export function inFileName(packageId: string): string {
  return packageId.replaceAll('/', '-');
}
