import type { Planned, Probe } from "@askery/engine";
import type { Statement, TableId } from "@askery/model";

/** The steps of a question, reported as they happen. `ms` is the duration of the previous step. */
export type Step =
  | { readonly kind: "reading-words" }
  /** The tables of the best interpretation; empty if the question was refused. */
  | {
      readonly kind: "choosing-tables";
      readonly tables: readonly TableId[];
      readonly planned: Planned;
      readonly ms: number;
    }
  | { readonly kind: "writing-sql"; readonly statement: Statement; readonly ms: number }
  /** The database is already running its maximum number of queries; this one runs when one of them ends. */
  | { readonly kind: "waiting" }
  | { readonly kind: "running" }
  /** The number of rows received so far, reported a few times a second at most. */
  | { readonly kind: "receiving"; readonly rowCount: number }
  /** The likeliest interpretation found nothing or failed, so the next ones were run to decide between them. */
  | { readonly kind: "checking"; readonly checks: readonly Check[]; readonly ms: number }
  | { readonly kind: "received"; readonly rowCount: number; readonly ms: number }
  | { readonly kind: "drawing" };

/** One interpretation that was run to choose between several. `place` is its index among the ranked ones. */
export interface Check {
  readonly index: number;
  readonly statement: Statement;
  /** Null if it took too long. */
  readonly probe: Probe | null;
}
