/** A hex of which somebody has said what it is: its terrain, or its level. */
export interface Example {
  readonly hex: number;
  readonly value: string;
}
