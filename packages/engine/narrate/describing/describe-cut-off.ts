import { countWord } from "@askery/model";
import { pluralOf } from "../../chart/name-words.ts";
import { drawnFigures, mainKey } from "../../chart/place-chart.ts";
import { verbalizeThing } from "../../chart/verbalize-key.ts";
import { verbalizeCutOff } from "../describe-compare.ts";
import {
  verbalizeEntry,
  verbalizeFigure,
  verbalizePeriod,
  sentence,
  type AnswerScope,
} from "./answer-scope.ts";

/** "7,223 customers make up 80% of revenue; Ada Berg leads with €12.1k." Null unless the groups are cut at a share. */
export function describeCutOff(scope: AnswerScope): string | null {
  const { plan, shape } = scope;
  if (plan.kind !== "query") return null;
  const [share] = plan.filters.flatMap((filter) =>
    filter.kind === "compare" ? (verbalizeCutOff(filter, { ...scope, plan }) ?? []) : [],
  );
  const key = mainKey(shape);
  const [figure] = drawnFigures(shape);
  const value = figure?.values[0] ?? null;
  if (share === undefined || key === null || figure === undefined || value === null) return null;
  const thing = verbalizeThing(key);
  const all =
    shape.rowCount === 1 ? `1 ${thing} makes` : `${countWord(shape.rowCount)} ${pluralOf(thing)} make`;
  const first = verbalizeEntry({ key: key.cells[0] ?? null, value }, key, scope);
  const lead = `${first} leads with ${verbalizeFigure(value, figure.output, scope)}`;
  const whole = [`${all} up ${share}`, verbalizePeriod(scope)].filter((part) => part !== "").join(" ");
  return sentence(`${whole}; ${lead}`);
}
