import type { Outcome } from "@askery/model";
import type { Terminal } from "../terminal.ts";
import { choosePaint } from "../text/paint.ts";
import { printableLine } from "../text/printable.ts";
import { wrapText } from "../text/wrap-text.ts";
import { showMarks } from "./show-marks.ts";
import { showQuestions } from "./show-answer.ts";

/** Shows why a question was not answered, which parts were understood, and what can be asked instead. */
export function showRefusal(
  { question, problem, sentence, marks, choices = [] }: Extract<Outcome, { kind: "refused" }>,
  { width, hasColor }: Terminal,
): string {
  const paint = choosePaint(hasColor);
  const sections = [
    wrapText(printableLine(sentence), width)
      .map((line) => paint.bold(line))
      .join("\n"),
    showMarks(question, marks, width, paint).join("\n"),
    showQuestions(
      "Or meant    ",
      choices.map(({ difference }) => difference),
      width,
      paint,
    ),
    showQuestions("Try         ", problem.suggestions, width, paint),
  ];
  return `${sections.filter((section) => section !== "").join("\n\n")}\n`;
}
