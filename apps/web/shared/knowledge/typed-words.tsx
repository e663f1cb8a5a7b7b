import type { Mark as WordMark } from "@askery/model";
import { useQueryClient } from "@tanstack/react-query";
import { Mark } from "../../ui/mark.tsx";
import { useCanEdit } from "../database/use-can-edit.ts";
import { useReadsAll } from "../database/use-reads-all.ts";
import { describeMark } from "../question/marked-question.tsx";
import { marksKey } from "../question/use-marks.ts";
import { TeachWord } from "./teach-word.tsx";

interface TypedWordsProps {
  readonly databaseId: string;
  /** The text of the box. */
  readonly text: string;
  readonly marks: readonly WordMark[];
}

const groups = [
  { kind: "unknown", label: "Not found here:" },
  { kind: "guessed", label: "Guessed:" },
] as const;
const most = 4;

/** Under a box, the words of its question that are unknown or guessed: editors can say what each of them means. */
export function TypedWords({ databaseId, text, marks }: TypedWordsProps) {
  const readsAll = useReadsAll(databaseId);
  const canEdit = useCanEdit(databaseId) && readsAll;
  const client = useQueryClient();
  const found = groups
    .map((group) => ({ ...group, marks: marks.filter(({ kind }) => kind === group.kind).slice(0, most) }))
    .filter((group) => group.marks.length > 0);
  if (!canEdit || found.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-1 px-4 pb-2 text-12 text-text-3">
      {found.map(({ kind, label, marks: words }) => (
        <p key={kind} className="flex flex-wrap items-baseline gap-x-2">
          {label}
          {words.map((mark) => (
            <TeachWord
              key={mark.span.start}
              {...{ databaseId, question: text, span: mark.span, means: describeMark(mark) }}
              onChange={() => void client.invalidateQueries({ queryKey: marksKey(databaseId) })}
            >
              <button
                type="button"
                title={describeMark(mark)}
                className="tap rounded-1 px-0.5 text-text-2 transition-colors hover:bg-hover hover:text-text state-open:bg-hover"
              >
                <Mark kind={kind}>{text.slice(mark.span.start, mark.span.end)}</Mark>
              </button>
            </TeachWord>
          ))}
        </p>
      ))}
    </div>
  );
}
