/** A side as it is shown. */
export interface ShownSide {
  readonly id: string;
  readonly name: string;
  readonly color: string;
}
