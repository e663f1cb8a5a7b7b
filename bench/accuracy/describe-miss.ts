import type { Planned } from "@askery/engine";
import type { Mark, Table } from "@askery/model";
import type { BenchDatabase, RunResult } from "./bench-database.ts";
import type { Question } from "./question.ts";
import type { TriedInterpretation } from "./try-interpretations.ts";

export interface Miss {
  readonly question: Question;
  readonly planned: Planned;
  /** Best first; empty if the question was refused. */
  readonly tried: readonly TriedInterpretation[];
  readonly database: BenchDatabase;
}

/** Describes a miss: question, both statements, both results, and how the words were understood. */
export async function describeMiss({ question, planned, tried, database }: Miss): Promise<string> {
  const [best] = tried;
  const [gold = ""] = question.gold;
  const goldResult = gold === "" ? null : await database.runGold(gold, question);
  const lines = [
    `${question.id}  ${[...question.earlier, question.text].join(" → ")}`,
    `WORDS  ${planned.marks.map((mark) => describeMark(question.text, mark)).join("; ")}`,
    ...(planned.kind === "refused"
      ? [`REFUSED ${planned.problem.code} ${JSON.stringify(planned.problem.facts)}`]
      : []),
    `GOLD   ${gold === "" ? "cannot be answered" : gold.replaceAll(/\s+/g, " ")}`,
    ...(goldResult ? [describeResult(goldResult)] : []),
    ...(best ? [`OURS   ${describeStatement(best)}`, describeResult(best.result)] : []),
    ...(best ? [describeRank(tried)] : []),
  ];
  return lines.join("\n");
}

function describeMark(text: string, { span, kind, means }: Mark): string {
  const words = text.slice(span.start, span.end);
  return means === "" ? `${words} (${kind})` : `${words} = ${means}`;
}

function describeStatement({ statement }: TriedInterpretation): string {
  if (!statement) return "(could not be printed)";
  const values = statement.parameters.map((parameter) => ("value" in parameter ? parameter.value : null));
  const text = statement.text.replaceAll(/\s+/g, " ");
  return values.length === 0 ? text : `${text}  ${JSON.stringify(values)}`;
}

function describeResult(result: RunResult): string {
  return result.kind === "failed"
    ? `       failed: ${result.reason}`
    : `       ${describeTable(result.table)}`;
}

function describeTable({ columns, values, rowCount }: Table): string {
  const shown = Array.from({ length: Math.min(rowCount, shownRows) }, (_, row) =>
    JSON.stringify(values.map((column) => column[row] ?? null)),
  );
  return `${rowCount} rows of ${columns.length}: ${shown.join(" ").slice(0, shownCharacters)}`;
}

const shownRows = 3;
const shownCharacters = 300;

function describeRank(tried: readonly TriedInterpretation[]): string {
  const index = tried.findIndex(({ verdict }) => verdict.nodup);
  const [right] = index < 0 ? [] : [tried[index]];
  if (!right) return `RIGHT  none of ${tried.length} interpretations`;
  return `RIGHT  interpretation ${index + 1} of ${tried.length}: ${describeStatement(right)}`;
}
