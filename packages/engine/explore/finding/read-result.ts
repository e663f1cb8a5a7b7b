import type { Output, Spread, Table } from "@askery/model";
import { shapeResult } from "../../chart/shape-result.ts";
import type { Candidate } from "../candidate.ts";
import type { ExploreContext } from "../explore-context.ts";
import type { MeasuredResult } from "./measured-result.ts";

/** The tables that a candidate's queries returned. */
export interface FoundTables {
  readonly candidate: Candidate;
  readonly table: Table;
  readonly outputs: readonly Output[];
  readonly measured: MeasuredResult["measured"];
  readonly spread: Spread | null;
}

/** Sorts the columns of a candidate's result by purpose, as sentences need them. */
export function readResult(found: FoundTables, context: ExploreContext): MeasuredResult {
  const { candidate, table, outputs, measured, spread } = found;
  const { schema, described, today, settings } = context;
  const { plan } = candidate;
  const shape = shapeResult({ plan, table, outputs, today, settings });
  const scope = { plan, table, outputs, shape, catalog: schema.catalog, described, today, settings };
  return { candidate, scope, measured, schema, spread };
}
