import type { OutputId, QueryPlan } from "@askery/model";

/** Some places in the order of an answer, counted from 1; all of them up to the end of the answer if `to` is null. */
export interface Places {
  /** The plan of the answer. */
  readonly ranking: QueryPlan;
  /** The output that identifies the rows. */
  readonly key: OutputId;
  readonly from: number;
  readonly to: number | null;
}
