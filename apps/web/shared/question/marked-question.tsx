import type { Mark as WordMark } from "@askery/model";
import { Fragment, type ReactNode } from "react";
import { Mark } from "../../ui/mark.tsx";

interface MarkedQuestionProps {
  readonly question: string;
  readonly marks: readonly WordMark[];
  /** Wraps marked words. Default: their meaning shows on hover. */
  readonly renderMark?: ((mark: WordMark, words: ReactNode) => ReactNode) | undefined;
}

/** A question with its words underlined as they were understood. */
export function MarkedQuestion({ question, marks, renderMark = showOnHover }: MarkedQuestionProps) {
  return splitByMarks(question, marks).map(({ text, mark }, index) =>
    mark === null || mark.kind === "ignored" ? (
      text
    ) : (
      <Fragment key={index}>{renderMark(mark, <Mark kind={mark.kind}>{text}</Mark>)}</Fragment>
    ),
  );
}

function showOnHover(mark: WordMark, words: ReactNode): ReactNode {
  return <span title={describeMark(mark)}>{words}</span>;
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

/** How marked words are understood, as a short text. */
export function describeMark({ kind, means, reason }: WordMark): string {
  if (kind === "unknown") return reason === "" ? "Not found in this database" : reason;
  return [means, reason].filter((part) => part !== "").join(": ");
}
