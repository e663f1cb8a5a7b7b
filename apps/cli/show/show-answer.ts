import type { Answer, AskSettings, Choice, Receipt } from "@askery/model";
import { choosePaint, type Paint } from "../text/paint.ts";
import { printable, printableLine } from "../text/printable.ts";
import { hangText, wrapText } from "../text/wrap-text.ts";
import type { Terminal } from "../terminal.ts";
import { showMarks } from "./show-marks.ts";
import { showPivot } from "./show-pivot.ts";
import { showRecord } from "./show-record.ts";
import { showTable, type ShownTable } from "./show-table.ts";

export interface ShownAnswer {
  readonly answer: Answer;
  readonly settings: AskSettings;
  /** The maximum number of rows to show. */
  readonly limit: number;
}

/** An answer as text: how the question was understood, sentence, table, SQL, warnings, receipt. */
export function showAnswer(shown: ShownAnswer, { width, hasColor }: Terminal): string {
  const paint = choosePaint(hasColor);
  const { answer, settings, limit } = shown;
  const { outputs, sql } = answer;
  const { question, interpretation, table, chart } = answer;
  const understood = [
    hangText("Understood  ", printableLine(interpretation.restatement), width),
    ...showMarks(question, interpretation.marks, width, paint),
  ];
  const sections = [
    understood.join("\n"),
    wrapText(printableLine(answer.sentence), width)
      .map((line) => paint.bold(line))
      .join("\n"),
    showQuestions("Or meant    ", (interpretation.choices ?? []).map(differenceOf), width, paint),
    showRows({ table, outputs, chart: chart.spec, settings, limit, isWhole: isWhole(answer) }, width, paint),
    printable(sql),
    // guesses are at the top, with the words
    answer.warnings
      .filter(({ code }) => code !== "guessed")
      .map((warning) => showWarning(warning, width, paint))
      .join("\n"),
    showReceipt(answer.receipt, width, paint),
    showQuestions("Ask next    ", answer.followUps, width, paint),
  ];
  return `${sections.filter((section) => section !== "").join("\n\n")}\n`;
}

/**
 * Shows a result in the form that suits it: one row as fields, two breakdowns as a pivot table, otherwise as a plain
 * table.
 */
function showRows(shown: ShownTable, width: number, paint: Paint): string {
  if (shown.table.rowCount === 0) return "";
  return showRecord(shown, width, paint) ?? showPivot(shown, width, paint) ?? showTable(shown, width, paint);
}

function isWhole({ plan, table }: Answer): boolean {
  return !table.isTruncated && plan.kind === "query" && plan.limit === null && plan.having.length === 0;
}

function differenceOf({ difference }: Choice): string {
  return difference;
}

/** A list of questions, one per line. */
export function showQuestions(
  label: string,
  questions: readonly string[],
  width: number,
  paint: Paint,
): string {
  return questions
    .map((question, index) =>
      hangText(index === 0 ? label : " ".repeat(label.length), printableLine(question), width),
    )
    .map((line) => paint.dim(line))
    .join("\n");
}

function showWarning(
  { weight, fact, consequence }: Answer["warnings"][number],
  width: number,
  paint: Paint,
): string {
  const label = weight === "caution" ? "Caution     " : "Note        ";
  const text = hangText(label, printableLine(`${fact} ${consequence}`), width);
  return weight === "caution" ? paint.caution(text) : text;
}

function showReceipt(receipt: Receipt, width: number, paint: Paint): string {
  const { engine, planningMs, runningMs, rowCount, timeZone, schemaFingerprint } = receipt;
  const rows = `${String(rowCount)} ${rowCount === 1 ? "row" : "rows"}`;
  const parts = [
    engine,
    `planned in ${describeMs(planningMs)}`,
    `${rows} in ${describeMs(runningMs)}`,
    timeZone,
    `schema ${schemaFingerprint}`,
  ];
  return paint.dim(wrapText(parts.join(" · "), width).join("\n"));
}

function describeMs(ms: number): string {
  return ms < 10 ? `${ms.toFixed(1)} ms` : `${String(Math.round(ms))} ms`;
}
