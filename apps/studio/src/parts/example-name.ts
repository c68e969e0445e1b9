/** An example by its file's name: `09-12-left-flank`. */
export function exampleName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace('.case.json', '');
}
