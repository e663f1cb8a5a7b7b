import type { Mark } from "@askery/model";
import { useLayoutEffect, useRef, type RefObject } from "react";
import { findUnknownWords } from "../../shared/question/find-unknown-words.ts";
import { splitByMarks } from "../../shared/question/marked-question.tsx";
import { markClasses } from "../../ui/mark.tsx";

interface QuestionMarksProps {
  /** The id of the sentence about unknown words, for `aria-describedby` of the box. */
  readonly id: string;
  readonly box: RefObject<HTMLTextAreaElement | null>;
  readonly text: string;
  readonly marks: readonly Mark[];
}

/**
 * Underlines the words of the question while it is typed, in a layer above the box with the same text and scroll
 * position.
 */
export function QuestionMarks({ id, box, text, marks }: QuestionMarksProps) {
  return (
    <>
      <p id={id} hidden>
        {findUnknownWords(text, marks)}
      </p>
      <Lines box={box} text={text} marks={marks} />
    </>
  );
}

interface LinesProps {
  readonly box: RefObject<HTMLTextAreaElement | null>;
  readonly text: string;
  readonly marks: readonly Mark[];
}

function Lines({ box, text, marks }: LinesProps) {
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [over, under] = [layer.current, box.current];
    if (over === null || under === null) return;
    const follow = () => {
      // A scroll bar reduces the width of the text.
      over.style.width = `${under.clientWidth}px`;
      over.scrollTop = under.scrollTop;
    };
    follow();
    under.addEventListener("scroll", follow, { passive: true });
    const sizes = new ResizeObserver(follow);
    sizes.observe(under);
    return () => {
      under.removeEventListener("scroll", follow);
      sizes.disconnect();
    };
  }, [box]);
  return (
    <div ref={layer} aria-hidden className="question-marks">
      {splitByMarks(text, marks).map(({ text: words, mark }, index) =>
        mark === null || mark.kind === "ignored" ? (
          words
        ) : (
          <span key={index} className={markClasses(mark.kind)}>
            {words}
          </span>
        ),
      )}
      {/* A last line that is empty is as high as the others. */}
      {text.endsWith("\n") && " "}
    </div>
  );
}
