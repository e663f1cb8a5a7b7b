import type { Planned, Probe } from "@askery/engine";
import type { Statement, TableId } from "@askery/model";

/** The steps of a question, reported as they happen. `ms` is what the step before has taken. */
export type Step =
  | { readonly kind: "reading-words" }
  /** The tables of the best interpretation; none where the question was refused. */
  | {
      readonly kind: "choosing-tables";
      readonly tables: readonly TableId[];
      readonly planned: Planned;
      readonly ms: number;
    }
  | { readonly kind: "writing-sql"; readonly statement: Statement; readonly ms: number }
  /** All places of the database are taken: it runs when one is free. */
  | { readonly kind: "waiting" }
  | { readonly kind: "running" }
  /** So many rows have come so far; told a few times a second at most. */
  | { readonly kind: "receiving"; readonly rowCount: number }
  /** The likeliest interpretation found nothing or failed: what its nearest rivals find decides. */
  | { readonly kind: "checking"; readonly checks: readonly Check[]; readonly ms: number }
  | { readonly kind: "received"; readonly rowCount: number; readonly ms: number }
  | { readonly kind: "drawing" };

/** One interpretation that was run to choose between several, by its place among the ranked ones. */
export interface Check {
  readonly place: number;
  readonly statement: Statement;
  /** Null when it took too long to say. */
  readonly probe: Probe | null;
}
