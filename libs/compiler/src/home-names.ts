/** The properties of a side that say from which edge of the map it comes, and in which directions it flees. */
export interface HomeNames {
  readonly edge: string;
  readonly ways: string;
}
