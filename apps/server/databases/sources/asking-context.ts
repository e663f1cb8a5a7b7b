import type { AskingProcess } from "../../asking-process/asking-process.ts";
import type { SourceContext } from "./find-source.ts";

/** The context for asking a database. */
export interface AskingContext extends SourceContext {
  readonly asking: AskingProcess;
}
