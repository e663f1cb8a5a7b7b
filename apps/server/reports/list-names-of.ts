import { listNamesWithFigures, type InvestigationRun } from "@askery/model";

/** The values in the results of a run that look like they contain numbers, and are names. */
export function listNamesOf({ results }: Pick<InvestigationRun, "results">): readonly string[] {
  return results.flatMap(({ outputs, rows }) => listNamesWithFigures(outputs, rows));
}
