import { sortByTime } from "../../chart/find-trend.ts";
import { figureKind } from "../../chart/output.ts";
import { keysOf } from "../../chart/place-chart.ts";
import { isPlural } from "../../chart/name-words.ts";
import { verbalizeWhen } from "../../chart/verbalize-key.ts";
import { sumByKey } from "../../chart/summarize-groups.ts";
import { verbalizeEntry, verbalizeFigure, sentence, type AnswerScope } from "./answer-scope.ts";

/** "Revenue adds up to €6.04M by November; half of it had come in by June." */
export function describeRunning(scope: AnswerScope): string | null {
  const { shape } = scope;
  const running = shape.derived.find(({ output }) => figureKind(output) === "running");
  if (running === undefined || shape.time === null || keysOf(shape).length !== 1) return null;
  const points = sortByTime(sumByKey(shape.time.cells, running.values));
  const last = points.at(-1);
  if (last === undefined) return null;
  const label = shape.figures[0]?.output.label ?? running.output.label;
  const half = points.find(({ value }) => value >= last.value / 2);
  const when =
    half === undefined || points.length < 4 || last.value <= 0
      ? ""
      : `; half of it is reached ${verbalizeWhen(half.key, shape.time, scope.settings)}`;
  return sentence(
    `${label} ${isPlural(label) ? "add" : "adds"} up to ${verbalizeFigure(last.value, running.output, scope)} by ${verbalizeEntry(last, shape.time, scope)}${when}`,
  );
}
