import type { Mark as WordMark } from "@askery/model";
import { Mark } from "../../ui/mark.tsx";

interface MarkedQuestionProps {
  readonly question: string;
  readonly marks: readonly WordMark[];
}

/** A question with its words underlined as they were understood; their meaning shows on hover. */
export function MarkedQuestion({ question, marks }: MarkedQuestionProps) {
  return splitByMarks(question, marks).map(({ text, mark }, index) =>
    mark === null || mark.kind === "ignored" ? (
      text
    ) : (
      <span key={index} title={describeMark(mark)}>
        <Mark kind={mark.kind}>{text}</Mark>
      </span>
    ),
  );
}

interface QuestionPart {
  readonly text: string;
  readonly mark: WordMark | null;
}

/** Splits the question into marked and unmarked runs. Skips marks that overlap an earlier one. */
export function splitByMarks(question: string, marks: readonly WordMark[]): readonly QuestionPart[] {
  const parts: QuestionPart[] = [];
  let end = 0;
  for (const mark of marks.toSorted((a, b) => a.span.start - b.span.start)) {
    const { span } = mark;
    if (span.start < end || span.end <= span.start) continue;
    if (span.start > end) parts.push({ text: question.slice(end, span.start), mark: null });
    parts.push({ text: question.slice(span.start, span.end), mark });
    ({ end } = span);
  }
  if (end < question.length) parts.push({ text: question.slice(end), mark: null });
  return parts;
}

function describeMark({ kind, means, reason }: WordMark): string | undefined {
  if (kind === "unknown") return reason === "" ? "Not found in this database" : reason;
  return [means, reason].filter((part) => part !== "").join(": ") || undefined;
}
