import type { AskingContext } from "../../databases/sources/asking-context.ts";

/** The context for testing answers. */
export interface TestContext extends AskingContext {
  /** The version of Askery. Tests run again when it changes. */
  readonly version: string;
}
