import type { Knowledge, KnowledgeEntry } from "@askery/api";
import { CornerDownRight, Pencil, Trash2, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { countOf } from "../../../shared/wording/count-of.ts";
import { describeDay } from "../../../shared/wording/describe-day.ts";
import { describeWhen } from "../../../shared/wording/describe-when.ts";
import { useNow } from "../../../shared/wording/use-now.ts";
import { Code } from "../../../ui/code.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { ChangedQuestions } from "./changed-questions.tsx";
import { useDeleteKnowledge } from "../../../shared/knowledge/knowledge-actions.ts";

interface KnowledgeRowProps {
  readonly databaseId: string;
  readonly of: KnowledgeEntry;
  readonly isReadOnly: boolean;
  readonly onEdit: () => void;
}

/** An entry with its author, and whether answers can use it. */
export function KnowledgeRow({ databaseId, of, isReadOnly, onEdit }: KnowledgeRowProps) {
  const remove = useDeleteKnowledge(databaseId);
  const now = useNow();
  const [isOpen, setIsOpen] = useState(false);
  const { entry, author, updatedAtMs, becomes, questionCount, problem } = of;
  const name = nameOf(entry);
  return (
    <li className="flex items-start gap-3 px-4 py-2.5">
      <div className="min-w-0 flex-1">
        <EntryText entry={entry} />
        {becomes.length > 0 && (
          <ul aria-label="What it became" className="mt-1 flex flex-col text-text-2">
            {becomes.map((effect) => (
              <li key={effect} className="flex items-start gap-1.5">
                <CornerDownRight className="mt-0.5 size-3.5! flex-none text-text-3" />
                <span className="min-w-0 wrap-anywhere">{effect}</span>
              </li>
            ))}
          </ul>
        )}
        {problem !== null && (
          <p className="mt-1 flex items-start gap-1.5 text-warning">
            <TriangleAlert className="mt-0.5 size-3.5! flex-none" />
            <span>
              {entry.kind === "rule" ? "Does not act" : "Not in use"}: {problem}
            </span>
          </p>
        )}
        <p className="mt-0.5 flex flex-wrap gap-x-3 text-12 text-text-3">
          <span>
            {author.name}, {describeWhen(updatedAtMs, now)}
          </span>
          {questionCount > 0 && (
            <button
              type="button"
              aria-expanded={isOpen}
              className="underline underline-offset-2 hover:text-text"
              onClick={() => setIsOpen(!isOpen)}
            >
              Changed {countOf(questionCount, "question")} of yours
            </button>
          )}
        </p>
        {isOpen && <ChangedQuestions databaseId={databaseId} of={of} />}
      </div>
      {!isReadOnly && (
        <div className="flex flex-none gap-0.5">
          <IconButton label={`Change ${name}`} icon={Pencil} onClick={onEdit} />
          <IconButton label={`Delete ${name}`} icon={Trash2} onClick={() => remove(of)} />
        </div>
      )}
    </li>
  );
}

function EntryText({ entry }: { readonly entry: Knowledge }) {
  switch (entry.kind) {
    case "synonym":
      return (
        <p className="wrap-anywhere">
          <b className="font-semibold">{entry.phrase}</b> <span className="text-text-3">means</span>{" "}
          <Code>{entry.column === null ? entry.table : `${entry.table}.${entry.column}`}</Code>
          {entry.condition !== null && (
            <>
              {" "}
              <span className="text-text-3">where</span> <Code>{entry.condition}</Code>
            </>
          )}
          {entry.value !== null && (
            <>
              {" "}
              <span className="text-text-3">is</span> “{entry.value}”
            </>
          )}
        </p>
      );
    case "metric":
      return (
        <>
          <p className="wrap-anywhere">
            <b className="font-semibold">{entry.name}</b> <span className="text-text-3">is</span>{" "}
            <Code>{entry.expression}</Code> <span className="text-text-3">of</span> <Code>{entry.table}</Code>
          </p>
          {entry.description !== null && <p className="text-text-2">{entry.description}</p>}
        </>
      );
    case "filter":
      return (
        <p className="wrap-anywhere">
          <span className="text-text-3">Of</span> <Code>{entry.table}</Code>{" "}
          <span className="text-text-3">only those where</span> <Code>{entry.condition}</Code>
        </p>
      );
    case "example":
      return (
        <>
          <p className="font-semibold wrap-anywhere">{entry.question}</p>
          <pre className="mt-1 max-h-32 overflow-auto rounded-3 bg-hover px-3 py-2 font-mono text-12 whitespace-pre-wrap text-text-2">
            {entry.sql}
          </pre>
        </>
      );
    case "event":
      return (
        <>
          <p className="wrap-anywhere">
            <b className="font-semibold">{entry.title}</b>{" "}
            <span className="figures text-text-2">{describeSpan(entry)}</span>
          </p>
          {entry.note !== null && <p className="max-w-text text-text-2 wrap-anywhere">{entry.note}</p>}
        </>
      );
    case "rule":
      return <p className="max-w-text wrap-anywhere whitespace-pre-line">{entry.text}</p>;
  }
}

function nameOf(entry: Knowledge): string {
  switch (entry.kind) {
    case "synonym":
      return entry.phrase;
    case "metric":
      return entry.name;
    case "filter":
      return `${entry.table}: ${entry.condition}`;
    case "example":
      return entry.question;
    case "rule":
      return entry.text.slice(0, 60);
    case "event":
      return entry.title;
  }
}

/** "27 Nov 2026", "27 Nov 2026 – 3 Dec 2026". */
function describeSpan({ from, to }: Extract<Knowledge, { kind: "event" }>): string {
  return to === null ? describeDay(from) : `${describeDay(from)} – ${describeDay(to)}`;
}
