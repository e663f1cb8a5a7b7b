import type { Turn } from "@askery/api";
import type { Mark } from "@askery/model";
import { useCanEdit } from "../../shared/database/use-can-edit.ts";
import { useReadsAll } from "../../shared/database/use-reads-all.ts";
import { TeachWord } from "../../shared/knowledge/teach-word.tsx";
import { describeMark, MarkedQuestion } from "../../shared/question/marked-question.tsx";

interface TeachableQuestionProps {
  readonly databaseId: string;
  readonly turn: Turn;
  /** Asks the question again, after one of its words was defined. */
  readonly onAskAgain: () => void;
}

/** A question with its words underlined as they were understood. Editors can say what each of them means. */
export function TeachableQuestion({ databaseId, turn, onAskAgain }: TeachableQuestionProps) {
  const readsAll = useReadsAll(databaseId);
  const canEdit = useCanEdit(databaseId) && readsAll;
  const { question } = turn;
  return (
    <MarkedQuestion
      question={question}
      marks={marksOf(turn)}
      renderMark={
        canEdit
          ? (mark, words) => (
              <TeachWord
                {...{ databaseId, question }}
                span={mark.span}
                means={describeMark(mark)}
                onChange={onAskAgain}
              >
                <button
                  type="button"
                  title={describeMark(mark)}
                  className="cursor-pointer rounded-1 text-start transition-colors hover:bg-hover state-open:bg-hover"
                >
                  {words}
                </button>
              </TeachWord>
            )
          : undefined
      }
    />
  );
}

const none: readonly Mark[] = [];

function marksOf({ state }: Turn): readonly Mark[] {
  if (state.kind !== "done") return none;
  const { outcome } = state;
  return outcome.kind === "answered" ? outcome.answer.interpretation.marks : outcome.marks;
}
