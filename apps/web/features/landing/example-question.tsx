import { Fragment } from "react";
import { Mark } from "../../ui/mark.tsx";
import { exampleAnswer } from "./example-answer.data.ts";

/** The example's question with its words marked as the engine marked them. */
export function ExampleQuestion() {
  const { question, interpretation } = exampleAnswer;
  const marks = interpretation.marks.toSorted((a, b) => a.span.start - b.span.start);
  return (
    <>
      {marks.map(({ span, kind }, place) => {
        const before = question.slice(marks[place - 1]?.span.end ?? 0, span.start);
        const text = question.slice(span.start, span.end);
        return (
          <Fragment key={span.start}>
            {before}
            {kind === "ignored" ? text : <Mark kind={kind}>{text}</Mark>}
          </Fragment>
        );
      })}
      {question.slice(marks.at(-1)?.span.end ?? 0)}
    </>
  );
}
