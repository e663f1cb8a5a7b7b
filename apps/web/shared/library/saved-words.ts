/** How a kind of saved thing is called, and where it lives. */
export interface SavedWords {
  /** Of one: "chart". */
  readonly noun: string;
  /** What all of them are called: "Charts". */
  readonly title: string;
  /** Where all of them are listed, and where one is made. */
  readonly path: string;
  readonly newPath: string;
  /** What an empty list draws. */
  readonly drawing: "bars" | "grid";
}
