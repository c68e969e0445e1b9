/** What the id of something called so would be: `long-wall` of "Long Wall"; `fallback` where nothing of the name can stand in one. */
export function idOfName(name: string, fallback: string): string {
  const id = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 50)
    .replaceAll(/^-+|-+$/g, '');
  return id || fallback;
}

/** That id, or with the first number behind it that is not taken. */
export function freshId(id: string, taken: ReadonlySet<string>): string {
  if (!taken.has(id)) return id;
  let number = 2;
  while (taken.has(`${id}-${number}`)) number += 1;
  return `${id}-${number}`;
}

/** Whether an id is still the one that was made of the name, with or without a number: nobody has set another. */
export function followsName(id: string, name: string): boolean {
  const made = idOfName(name, '');
  return id === made || (id.startsWith(`${made}-`) && /^\d+$/.test(id.slice(made.length + 1)));
}
