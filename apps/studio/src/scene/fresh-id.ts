/** How words are put together in an id: `long-wall`, or `longWall` where formulas name it. */
export type IdForm = 'hyphens' | 'joined';

/** What the id of something called so would be: `long-wall` of "Long Wall"; `fallback` where nothing of the name can stand in one. */
export function idOfName(name: string, fallback: string, form: IdForm = 'hyphens'): string {
  const id = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 50)
    .replaceAll(/^-+|-+$/g, '');
  return (form === 'joined' ? joined(id) : id) || fallback;
}

/** That id, or with the first number behind it that is not taken. */
export function freshId(id: string, taken: ReadonlySet<string>, form: IdForm = 'hyphens'): string {
  if (!taken.has(id)) return id;
  const stem = id + (form === 'joined' ? '' : '-');
  let number = 2;
  while (taken.has(`${stem}${number}`)) number += 1;
  return `${stem}${number}`;
}

/** Whether an id is still the one that was made of the name, with or without a number: nobody has set another. */
export function followsName(id: string, name: string, form: IdForm = 'hyphens'): boolean {
  const made = idOfName(name, '', form);
  const stem = made + (form === 'joined' ? '' : '-');
  return id === made || (id.startsWith(stem) && /^\d+$/.test(id.slice(stem.length)));
}

/** `longWall` of `long-wall`; it begins with a letter. */
function joined(id: string): string {
  return id.replace(/^[\d-]+/, '').replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
