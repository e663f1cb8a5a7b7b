import { formatChange } from "@askery/model";
import { capitalize } from "../../chart/name-words.ts";
import { figureKind } from "../../chart/output.ts";
import { verbalizeFigure, sentence, type AnswerScope } from "./answer-scope.ts";

/** "Revenue this year: €6.04M, +5.0% against €5.75M last year." */
export function describeVersus(scope: AnswerScope): string | null {
  const figures = [...scope.shape.figures, ...scope.shape.derived];
  const change = figures.find(
    ({ output }) => figureKind(output) === "change" || output.format.kind === "percent",
  );
  const [one, other] = figures.filter((figure) => figure !== change);
  if (change === undefined || one === undefined || other === undefined) return null;
  const [now, before] = [
    verbalizeFigure(one.values[0] ?? null, one.output, scope),
    verbalizeFigure(other.values[0] ?? null, other.output, scope),
  ];
  const size = change.values[0] ?? null;
  const against =
    size === null ? "against" : `${formatChange(size, change.output.format, scope.settings)} against`;
  return sentence(
    `${capitalize(one.output.label)}: ${now}, ${against} ${before} ${verbalizeDifference(other.output.label, one.output.label)}`,
  );
}

/** The words that only one of two labels has: "last year" of "revenue last year". */
export function verbalizeDifference(label: string, other: string): string {
  const [words, others] = [label.split(" "), other.split(" ")];
  const first = words.findIndex((word, index) => word !== others[index]);
  const lead = words.slice(0, Math.max(first, 0)).findLastIndex((word) => !leads.has(word));
  const start = first < 0 ? first : lead + 1;
  const rest = words.slice(start).join(" ");
  if (start <= 0) return `for ${label}`;
  return /^(?:Q\d|(?:(?:Q\d|[A-Z][a-z]{2}) )?\d{4})$/i.test(rest) ? `in ${rest}` : rest;
}

/** Words that a period begins with. */
const leads: ReadonlySet<string> = new Set(["in", "on", "of", "the"]);
