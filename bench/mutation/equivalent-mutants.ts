import { equivalentMutants } from "./equivalent.data.ts";
import type { PlacedMutant } from "./list-mutants.ts";

/** Whether the mutant is listed as equivalent: no input shows the difference. */
export function isEquivalent(mutant: PlacedMutant): boolean {
  return listed.has(keyOf(mutant));
}

/** The listed mutants that no longer exist. */
export function findOutdated(mutants: readonly PlacedMutant[]): readonly string[] {
  const known = new Set(mutants.map(keyOf));
  return [...listed].filter((key) => !known.has(key));
}

const listed: ReadonlySet<string> = new Set(
  equivalentMutants.flatMap(({ path, code, changes }) =>
    changes.map((change) => {
      const [before = "", after = ""] = change.split(" → ");
      return printKey(
        path,
        code,
        code.replace(before, () => after),
      );
    }),
  ),
);

function keyOf({ path, source, span, after }: PlacedMutant): string {
  const start = source.lastIndexOf("\n", span.start) + 1;
  const end = source.indexOf("\n", span.end);
  const changed = source.slice(start, span.start) + after + source.slice(span.end, end);
  return printKey(path, source.slice(start, end), changed);
}

function printKey(path: string, code: string, changed: string): string {
  return [path, code, changed].map((text) => text.trim().replaceAll(/\s+/g, " ")).join("\n");
}

export function describeChange({ before, after }: PlacedMutant): string {
  return `${before} → ${after}`.replaceAll(/\s+/g, " ");
}
