import type { Page } from "playwright-core";
import type { PopulatedDataFolder } from "./populate-data-folder.ts";

/** One thing that a page can show, and the way there: a row for each. */
export interface ScreenState {
  /** What its pictures are called. */
  readonly name: string;
  readonly path: (home: PopulatedDataFolder) => string;
  /** Who looks. Default: the owner. */
  readonly who?: "owner" | "nobody";
  /** The database that is current. Default: the sample. */
  readonly database?: keyof PopulatedDataFolder["databases"];
  /** Brings it about on the page, and waits until it is there. */
  readonly bring: (page: Page, home: PopulatedDataFolder) => Promise<void>;
  /** Ends what would go on without the page. */
  readonly leave?: (page: Page) => Promise<void>;
  /** Whether the picture is as high as the page. Default: true; false for what lies over the page. */
  readonly isWhole?: boolean;
}
