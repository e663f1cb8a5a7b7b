import { appendFileSync } from "node:fs";
import { findInterpretations, type Planned, type PlanRequest } from "../answer.ts";
import type { RankedInterpretation } from "../plan/interpretation.ts";
import { sumFeatures } from "../plan/rank/features.ts";

/** The file that interpretations are written to, for `bench/fit/fit-weights.ts`. Nothing is written without it. */
const file = process.env["ASKERY_RULES"];

const noted = new Set<string>();
const maxInterpretations = 40;

/**
 * Notes a question of a test as an example to fit the ranking on: what it is understood as now is right, since tests say so.
 *
 * @param print prints a plan; plans that print alike are equally right
 */
export function noteRule(
  planned: Planned,
  request: PlanRequest,
  print: (plan: RankedInterpretation["interpretation"]["plan"]) => string,
): void {
  if (file === undefined || planned.kind !== "planned") return;
  const { tables } = request.database.catalog;
  const id = JSON.stringify([request.earlier, request.text, tables.map(({ name }) => name)]);
  const found = findInterpretations(request);
  if (noted.has(id) || found.kind !== "found") return;
  noted.add(id);
  const right = print(planned.plan);
  const fewest = Math.min(...found.interpretations.map(countFaults));
  const interpretations = found.interpretations
    .filter((one) => countFaults(one) === fewest)
    .slice(0, maxInterpretations)
    .map(({ interpretation: { plan, features } }) => ({
      features: sumFeatures(features),
      isRight: print(plan) === right,
    }));
  const database = `${tables[0]?.name ?? ""}.rules`;
  const rule = { id, benchmark: "rules", database, isChecked: false, isAnswerable: true, interpretations };
  appendFileSync(file, `${JSON.stringify(rule)}\n`);
}

/** Interpretations with more faults never precede those with fewer, whatever the weights. */
function countFaults({
  interpretation: { ignored, repeatsMetric, repeatsSum },
}: RankedInterpretation): number {
  return ignored.length + Number(repeatsMetric) + Number(repeatsSum);
}
