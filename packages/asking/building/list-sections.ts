import { isTotal, type ExploredFinding } from "./explored-finding.ts";

export interface Section {
  /** Null for the name of its table. */
  readonly title: string | null;
  /** At least one. */
  readonly found: readonly ExploredFinding[];
}

const kinds: readonly { readonly title: string; readonly kinds: readonly string[] }[] = [
  { title: "Over time", kinds: ["series"] },
  { title: "By category", kinds: ["groups", "means", "concentration"] },
  { title: "How rows differ", kinds: ["spread", "relation", "association"] },
];

/** One section for each table; for a single table, one for each kind of finding. Single figures are in none. */
export function listSections(findings: readonly ExploredFinding[]): readonly Section[] {
  const found = findings.filter((one) => !isTotal(one));
  const tables = Map.groupBy(found, ({ finding }) => finding.table);
  if (tables.size > 1) return [...tables.values()].map((some) => ({ title: null, found: some }));
  return kinds
    .map(({ title, kinds: own }) => ({ title, found: found.filter((one) => own.includes(kindOf(one))) }))
    .filter(({ found: some }) => some.length > 0);
}

/** The kind of the candidate that became a finding: its id has it after the table. */
function kindOf({ finding: { id, table } }: ExploredFinding): string {
  return id.slice(table.length + 1).split(":")[0] ?? "";
}
