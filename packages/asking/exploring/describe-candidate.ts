import { describePlan, type Candidate, type TableSubject } from "@askery/engine";

/** What a candidate would show, in words: "revenue by month". */
export function describeCandidate({ plan }: Candidate, { context }: Pick<TableSubject, "context">): string {
  const { schema, described, settings } = context;
  return describePlan(plan, { catalog: schema.catalog, described, settings });
}
