/** The names and addresses of a kind of saved item. */
export interface SavedWords {
  /** Singular: "chart". */
  readonly noun: string;
  /** Plural as a title: "Charts". */
  readonly title: string;
  /** The address of the list. */
  readonly path: string;
  readonly newPath: string;
  /** The drawing of an empty list. */
  readonly drawing: "bars" | "grid";
}
