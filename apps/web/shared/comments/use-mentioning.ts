import type { Person } from "@askery/api";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from "react";
import { isComposing } from "../question/is-composing.ts";
import { endpointQuery } from "../server/endpoint-query.ts";
import { endpointsOf, paramsOf, type Commentable } from "./commentable.ts";
import type { CommentDraft } from "./comment-drafts.ts";
import { completeMention, findMention } from "./find-mention.ts";

interface Mentioning {
  readonly thing: Commentable;
  readonly box: RefObject<HTMLTextAreaElement | null>;
  readonly draft: CommentDraft;
  readonly write: (draft: CommentDraft) => void;
}

/** The people who are offered after an “@”: arrows select, Enter and Tab accept, Esc closes. */
export function useMentioning({ thing, box, draft, write }: Mentioning) {
  const [caret, setCaret] = useState<number | null>(null);
  const [lit, setLit] = useState(0);
  const nextCaret = useRef<number>(null);
  const typed = caret === null ? null : findMention(draft.text, caret);
  const { data } = useQuery({
    ...endpointQuery(endpointsOf(thing.kind).suggestMentions, {
      params: paramsOf(thing),
      query: { search: typed?.search ?? "" },
    }),
    enabled: typed !== null,
    placeholderData: keepPreviousData,
  });
  // Until the next ones arrive, those of the search before are shown, but none that does not fit.
  const people = typed === null ? [] : (data ?? []).filter(({ name }) => hasWord(name, typed.search));

  useLayoutEffect(() => {
    if (nextCaret.current === null) return;
    box.current?.setSelectionRange(nextCaret.current, nextCaret.current);
    nextCaret.current = null;
  });

  const close = () => setCaret(null);
  const type = (text: string, at: number) => {
    write({ ...draft, text });
    setCaret(at);
    setLit(0);
  };
  const accept = ({ id, name }: Person) => {
    if (typed === null) return;
    const completed = completeMention(draft.text, typed, name);
    nextCaret.current = completed.caret;
    write({
      text: completed.text,
      mentions: [...draft.mentions.filter((one) => one.id !== id), { id, name }],
    });
    close();
  };
  /** Whether the key was taken. */
  const press = (event: KeyboardEvent<HTMLTextAreaElement>): boolean => {
    if (people.length === 0 || isComposing(event) || event.ctrlKey || event.metaKey) return false;
    const person = people[lit];
    switch (event.key) {
      case "ArrowDown":
        setLit((lit + 1) % people.length);
        break;
      case "ArrowUp":
        setLit((lit + people.length - 1) % people.length);
        break;
      case "Enter":
      case "Tab":
        if (person === undefined || event.shiftKey) return false;
        accept(person);
        break;
      case "Escape":
        close();
        break;
      default:
        return false;
    }
    event.preventDefault();
    return true;
  };
  return { people, lit, isOpen: people.length > 0, type, accept, press, close };
}

function hasWord(name: string, start: string): boolean {
  return ` ${name.toLowerCase()}`.includes(` ${start.toLowerCase()}`);
}
