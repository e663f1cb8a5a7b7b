import type { Cell } from "@askery/model";

/** The rows of a database's answer to EXPLAIN. */
export type ExplainRows = readonly (readonly Cell[])[];
