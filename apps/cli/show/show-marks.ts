import type { Mark } from "@askery/model";
import type { Paint } from "../text/paint.ts";
import { printableLine } from "../text/printable.ts";
import { hangText } from "../text/wrap-text.ts";

/** What the words of a question were taken for: those that are sure in one paragraph, each guess with its reason. */
export function showMarks(
  question: string,
  marks: readonly Mark[],
  width: number,
  paint: Paint,
): readonly string[] {
  const said = ({ span }: Mark) => printableLine(question.slice(span.start, span.end));
  const sure = marks.filter(({ kind, reason }) => kind === "understood" && reason !== "");
  const guessed = marks.filter(({ kind }) => kind === "guessed");
  const unknown = marks.filter(({ kind }) => kind === "unknown");
  const words = sure.map((mark) => `${said(mark)} = ${printableLine(mark.means)}`).join(" · ");
  return [
    ...(words === "" ? [] : [paint.dim(hangText("Words       ", words, width))]),
    ...guessed.map((mark) =>
      paint.caution(
        hangText(
          "Guessed     ",
          `“${said(mark)}” as ${printableLine(mark.means)}: ${printableLine(mark.reason)}`,
          width,
        ),
      ),
    ),
    ...(unknown.length === 0
      ? []
      : [
          paint.caution(hangText("Unknown     ", unknown.map((mark) => `“${said(mark)}”`).join(", "), width)),
        ]),
  ];
}
