import { listWordMeanings, type WordMeaning } from "@askery/api";
import type { Span } from "@askery/model";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState, type ReactNode } from "react";
import { joinClasses } from "../../ui/join-classes.ts";
import { Popover, PopoverContent, PopoverTrigger } from "../../ui/popover.tsx";
import { menuRowClasses } from "../../ui/popover-classes.ts";
import { SearchField } from "../../ui/search-field.tsx";
import { WaitingLine } from "../../ui/waiting-line.tsx";
import { useSearch } from "../list/use-search.ts";
import { describeFailure } from "../server/describe-failure.ts";
import { endpointQuery } from "../server/endpoint-query.ts";
import { DefinedLine } from "./defined-line.tsx";
import { useDefineWord } from "./use-define-word.ts";

const KnowledgeDialog = lazy(async () => ({
  default: (await import("./knowledge-dialog.tsx")).KnowledgeDialog,
}));

interface TeachWordProps {
  readonly databaseId: string;
  readonly question: string;
  /** The words in the question. */
  readonly span: Span;
  /** How they are understood now. */
  readonly means: string;
  /** Asks the question again, after a word was defined or its definition was taken back. */
  readonly onChange: () => void;
  /** The button that opens it. */
  readonly children: ReactNode;
}

/** Says how words of a question are understood, and lets people define them without leaving the answer. */
export function TeachWord({ children, ...rest }: TeachWordProps) {
  const { databaseId, question, span, onChange } = rest;
  const [isOpen, setIsOpen] = useState(false);
  const [form, setForm] = useState<"synonym" | "metric" | null>(null);
  const phrase = question.slice(span.start, span.end);
  return (
    <>
      <Popover open={isOpen} onOpenChange={setIsOpen}>
        <PopoverTrigger asChild>{children}</PopoverTrigger>
        <PopoverContent aria-label={`“${phrase}”`} className="w-80! p-0!">
          <Meanings
            {...rest}
            phrase={phrase}
            onClose={() => setIsOpen(false)}
            onForm={(kind) => {
              setIsOpen(false);
              setForm(kind);
            }}
          />
        </PopoverContent>
      </Popover>
      {form !== null && (
        <Suspense fallback={null}>
          <KnowledgeDialog
            databaseId={databaseId}
            kind={form}
            of={null}
            phrase={phrase}
            onSaved={onChange}
            onClose={() => setForm(null)}
          />
        </Suspense>
      )}
    </>
  );
}

interface MeaningsProps extends Omit<TeachWordProps, "children"> {
  readonly phrase: string;
  readonly onClose: () => void;
  /** Opens a form for what is neither a table, a column nor a value. */
  readonly onForm: (kind: "synonym" | "metric") => void;
}

function Meanings(props: MeaningsProps) {
  const { databaseId, question, span, means, phrase, onChange, onClose, onForm } = props;
  const { typed, setTyped, settled } = useSearch();
  const define = useDefineWord(databaseId, onChange);
  const list = useQuery({
    ...endpointQuery(listWordMeanings, {
      params: { databaseId },
      query: { question, start: span.start, end: span.end, search: settled },
    }),
    placeholderData: keepPreviousData,
  });
  const pick = (meaning: WordMeaning | null) => {
    onClose();
    define({ phrase, meaning });
  };
  return (
    <>
      <div className="border-b border-line p-3">
        <p className="font-semibold wrap-anywhere">“{phrase}”</p>
        <p className="mt-0.5 text-12 text-text-2 wrap-anywhere">{means}</p>
        <DefinedLine
          {...{ databaseId, phrase }}
          onForgotten={() => {
            onClose();
            onChange();
          }}
        />
      </div>
      <div className="p-2 pt-2.5">
        <SearchField label="Find what it means" value={typed} onValueChange={setTyped} className="mx-1" />
        <MeaningList list={list.data ?? []} onPick={pick} />
        {list.isPending && <WaitingLine>Looking for what it may mean</WaitingLine>}
        {list.error && <p className="px-2 py-1.5 text-12 text-danger">{describeFailure(list.error).title}</p>}
        {list.data?.length === 0 && <p className="px-2 py-1.5 text-text-3">Nothing contains “{settled}”.</p>}
      </div>
      <div className="flex flex-wrap gap-x-1 border-t border-line p-2">
        <FormButton onClick={() => pick(null)}>It means nothing</FormButton>
        <FormButton onClick={() => onForm("metric")}>Define a metric</FormButton>
        <FormButton onClick={() => onForm("synonym")}>Some rows of a table</FormButton>
      </div>
    </>
  );
}

interface MeaningListProps {
  readonly list: readonly WordMeaning[];
  readonly onPick: (meaning: WordMeaning) => void;
}

function MeaningList({ list, onPick }: MeaningListProps) {
  return (
    <ul aria-label="It means" className="mt-1.5 max-h-64 overflow-y-auto">
      {list.map((meaning) => (
        <li key={JSON.stringify([meaning.table, meaning.column, meaning.value])}>
          <button
            type="button"
            className={joinClasses(
              menuRowClasses,
              "w-full flex-col items-stretch! gap-0! text-start -outline-offset-2 hover:bg-hover",
            )}
            onClick={() => onPick(meaning)}
          >
            <span className="truncate text-text">{meaning.label}</span>
            <span className="truncate text-12 text-text-3">{meaning.detail}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function FormButton({ children, onClick }: { readonly children: ReactNode; readonly onClick: () => void }) {
  return (
    <button
      type="button"
      className={joinClasses(menuRowClasses, "text-text-2 hover:bg-hover hover:text-text")}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
