import type { Page } from "playwright-core";
import type { PopulatedDataFolder } from "./populate-data-folder.ts";

/** One state of a page, and how to reach it. */
export interface ScreenState {
  /** The name of its pictures. */
  readonly name: string;
  readonly path: (home: PopulatedDataFolder) => string;
  /** The user. Default: the owner. */
  readonly who?: "owner" | "nobody";
  /** The current database. Default: the sample. */
  readonly database?: keyof PopulatedDataFolder["databases"];
  /** Creates the state on the page, and waits until it is visible. */
  readonly bring: (page: Page, home: PopulatedDataFolder) => Promise<void>;
  /** Stops work that would continue without the page. */
  readonly leave?: (page: Page) => Promise<void>;
  /** Whether the picture has the height of the whole page. Default: true; false for overlays. */
  readonly isWhole?: boolean;
}
