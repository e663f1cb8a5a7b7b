import type { AskingProcess } from "../../asking-process/asking-process.ts";
import type { SourceContext } from "./find-source.ts";

/** What asking a database needs. */
export interface AskingContext extends SourceContext {
  readonly asking: AskingProcess;
}
