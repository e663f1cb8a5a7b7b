import { figureKind, nameWhole } from "../../chart/output.ts";
import { mainKey } from "../../chart/place-chart.ts";
import { rankEntries, sumByKey } from "../../chart/summarize-groups.ts";
import {
  verbalizeEntry,
  verbalizeFigure,
  verbalizeRows,
  sentence,
  type AnswerScope,
} from "./answer-scope.ts";

/** "Furniture is 33% of revenue, ahead of Kitchen with 26%." */
export function describeShares(scope: AnswerScope): string | null {
  const { shape } = scope;
  const key = mainKey(shape);
  const share = shape.derived.find(({ output }) => figureKind(output) === "share");
  if (key === null || share === undefined) return null;
  const ranked = rankEntries(sumByKey(key.cells, share.values));
  const isAscending = scope.plan.kind === "query" && scope.plan.order[0]?.direction === "ascending";
  const [first, second] = isAscending ? ranked.toReversed() : ranked;
  if (first === undefined) return null;
  const whole = shape.figures[0]?.output.label ?? nameWhole(share.output.label);
  const ahead =
    second === undefined
      ? ""
      : `, ${isAscending ? "before" : "ahead of"} ${verbalizeEntry(second, key, scope)} with ${verbalizeFigure(second.value, share.output, scope)}`;
  return sentence(
    `${verbalizeEntry(first, key, scope)} is ${verbalizeFigure(first.value, share.output, scope)} of ${whole}${ahead}`,
    verbalizeRows(scope),
  );
}
