import type { Completion } from "@askery/api";
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from "react";
import { isComposing } from "./is-composing.ts";
import { findGhost } from "./split-label.ts";
import { useCompletions, type QuestionContext, type Typed } from "./use-completions.ts";

interface Completing {
  readonly context: QuestionContext;
  readonly box: RefObject<HTMLTextAreaElement | null>;
  readonly text: string;
  readonly write: (text: string) => void;
}

/**
 * Keyboard handling for completions beside a box: arrows select, Tab accepts the first or the selected one, Enter
 * accepts a selected one and is otherwise left to the box, Esc closes. The list opens on typing, and in an empty box on
 * the down arrow. If Tab is pressed before the list arrives, the first option is accepted on arrival.
 */
export function useCompleting({ context, box, text, write }: Completing) {
  const [caret, setCaret] = useState(text.length);
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, setChosen] = useState(-1);
  const nextCaret = useRef<number>(null);
  const typed: Typed = { text, caret };
  const { options, isFresh, isComing, fetchNow } = useCompletions(context, typed, isOpen);
  const isShown = isOpen && options.length > 0;
  // Highlights only what Tab would accept.
  const lit = isFresh ? Math.min(Math.max(chosen, 0), options.length - 1) : -1;

  useLayoutEffect(() => {
    if (nextCaret.current === null) return;
    box.current?.setSelectionRange(nextCaret.current, nextCaret.current);
    nextCaret.current = null;
  });

  const close = () => {
    setIsOpen(false);
    setChosen(-1);
  };
  const type = (next: string, at: number) => {
    write(next);
    setCaret(at);
    setChosen(-1);
    setIsOpen(next.trim() !== "");
  };
  const accept = ({ kind, text: whole, caret: at }: Completion) => {
    const isAtEnd = kind !== "question" && kind !== "verified" && at === whole.length;
    write(isAtEnd ? `${whole} ` : whole);
    const position = isAtEnd ? at + 1 : at;
    setCaret(position);
    nextCaret.current = position;
    close();
  };
  const acceptLit = () => {
    const option = options[lit];
    // An outdated completion would remove newer words.
    if (isFresh && option !== undefined) accept(option);
  };
  const acceptWhenCome = async () => {
    const [first] = await fetchNow();
    const isSameText = box.current === document.activeElement && box.current?.value === text;
    if (first !== undefined && isSameText) accept(first);
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (isComposing(event) || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "ArrowDown" && !isShown && text === "") {
      setIsOpen(true);
      return;
    }
    if (event.key === "Tab" && !event.shiftKey && isComing) {
      event.preventDefault();
      void acceptWhenCome();
      return;
    }
    if (!isShown) return;
    const act = actions[event.shiftKey ? `Shift+${event.key}` : event.key]?.(chosen, options.length);
    if (act === undefined) return;
    event.preventDefault();
    if (act.kind === "choose") setChosen(act.index);
    else if (act.kind === "accept") acceptLit();
    else close();
  };
  return {
    options,
    lit,
    isChosen: chosen >= 0,
    isShown,
    typed,
    before: text.slice(0, caret),
    ghost: isShown && isFresh ? findGhost(options[lit], typed) : "",
    type,
    accept: (option: Completion) => isFresh && accept(option),
    press,
    close,
  };
}

type Action =
  | { readonly kind: "choose"; readonly index: number }
  | { readonly kind: "accept" }
  | { readonly kind: "close" };

/** The action of a key while the list is open; undefined leaves the key to the box. */
const actions: Readonly<Record<string, (chosen: number, count: number) => Action | undefined>> = {
  ArrowDown: (chosen, count) => ({ kind: "choose", index: (chosen + 1) % count }),
  ArrowUp: (chosen) => (chosen < 0 ? undefined : { kind: "choose", index: chosen - 1 }),
  Tab: () => ({ kind: "accept" }),
  Enter: (chosen) => (chosen < 0 ? undefined : { kind: "accept" }),
  Escape: () => ({ kind: "close" }),
};
