import type { FiledKind } from "@askery/api";

/** The names and addresses of a kind of saved item. */
export interface SavedWords {
  /** Singular. */
  readonly noun: FiledKind;
  /** Plural as a title: "Charts". */
  readonly title: string;
  /** The address of the list. */
  readonly path: string;
  readonly newPath: string;
  /** The drawing of an empty list. */
  readonly drawing: "bars" | "grid";
}
