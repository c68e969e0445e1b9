/** What stands in the fields of a form, by their names, without the spaces round it; empty where there is nothing. */
export function formText(data: FormData): (name: string) => string {
  return (name) => {
    const value = data.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
}
