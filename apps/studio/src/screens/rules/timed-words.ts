/** What people read of values that hold in some turns alone, for translation. */
export const TIMED = {
  title: 'In some turns only',
  none: 'Nothing: the value holds in every turn.',
  create: '+ Another value in some turns',
  inTurns: 'In turns',
  itIs: 'it is',
  row: (number: number) => `Row, ${number}`,
  column: (number: number) => `Column, ${number}`,
  turns: (number: number) => `Turns, ${number}`,
  value: (number: number) => `Value in these turns, ${number}`,
  remove: (words: string) => `${words}: remove`,
  reason: 'In these turns only.',
} as const;
