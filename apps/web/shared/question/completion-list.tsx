import type { Completion } from "@askery/api";
import {
  BadgeCheck,
  CalendarDays,
  ChartColumn,
  Columns3,
  History,
  Quote,
  SpellCheck,
  Table2,
  type LucideIcon,
} from "lucide-react";
import { useEffect, useRef } from "react";
import { joinClasses } from "../../ui/join-classes.ts";
import { Kbd } from "../../ui/kbd.tsx";
import { splitLabel } from "./split-label.ts";

interface CompletionListProps {
  readonly id: string;
  readonly options: readonly Completion[];
  /** The index of the option that Tab accepts. */
  readonly lit: number;
  /** Whether it was selected with the arrow keys. */
  readonly isChosen: boolean;
  /** The text before the caret. */
  readonly before: string;
  readonly onAccept: (option: Completion) => void;
  /** Where it opens. Default: below. */
  readonly side?: "below" | "above";
}

const kinds: Readonly<Record<Completion["kind"], { readonly icon: LucideIcon; readonly name: string }>> = {
  table: { icon: Table2, name: "table" },
  column: { icon: Columns3, name: "column" },
  value: { icon: Quote, name: "value" },
  grain: { icon: CalendarDays, name: "period" },
  chart: { icon: ChartColumn, name: "chart" },
  question: { icon: History, name: "asked before" },
  verified: { icon: BadgeCheck, name: "verified answer" },
  spelling: { icon: SpellCheck, name: "spelling" },
};

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** Completions beside the question box. Focus stays in the box; a click accepts an option. */
export function CompletionList(props: CompletionListProps) {
  const { id, options, lit, isChosen, before, onAccept, side = "below" } = props;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isChosen) list.current?.children.item(lit)?.scrollIntoView({ block: "nearest" });
  }, [lit, isChosen]);
  return (
    <div
      className={joinClasses(
        "@container absolute inset-x-0 z-popover animate-rise overflow-hidden rounded-4 bg-raised shadow-3",
        side === "below" ? "top-full mt-2" : "bottom-full mb-2",
      )}
      // Keeps focus in the box on click.
      onPointerDown={(event) => event.preventDefault()}
    >
      <div
        ref={list}
        id={id}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no tag lists what a text could become
        role="listbox"
        aria-label="Suggested completions"
        className="max-h-[min(20rem,45vh)] overflow-y-auto p-1.5"
      >
        {options.map((option, index) => (
          <Option
            key={`${option.kind} ${option.text}`}
            id={optionId(id, index)}
            option={option}
            before={before}
            isLit={index === lit}
            isSelected={isChosen && index === lit}
            onAccept={() => onAccept(option)}
          />
        ))}
      </div>
      <div className="flex items-center gap-4 border-t border-line px-3.5 py-2 text-11 whitespace-nowrap text-text-3 max-md:hidden">
        <span>
          <Kbd>↑</Kbd> <Kbd>↓</Kbd> choose
        </span>
        <span>
          <Kbd>Tab</Kbd> accept
        </span>
        <span>
          <Kbd>Esc</Kbd> close
        </span>
        <span className="ms-auto @max-lg:hidden">Askery understands every suggestion</span>
      </div>
    </div>
  );
}

interface OptionProps {
  readonly id: string;
  readonly option: Completion;
  readonly before: string;
  readonly isLit: boolean;
  readonly isSelected: boolean;
  readonly onAccept: () => void;
}

function Option({ id, option, before, isLit, isSelected, onAccept }: OptionProps) {
  const { kind, detail, askedCount } = option;
  const { icon: Icon, name } = kinds[kind];
  const [head, typed, rest] = splitLabel(option, before);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- its keys are those of the box
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as its list
      role="option"
      tabIndex={-1}
      aria-selected={isSelected}
      className={joinClasses(
        "flex min-h-[38px] cursor-default items-center gap-2.5 rounded-2 px-2.5 text-14 max-md:min-h-tap",
        isLit ? "bg-selected" : "hover:bg-hover",
      )}
      onClick={onAccept}
    >
      <span
        className={joinClasses(
          "grid size-6 flex-none place-items-center rounded-2 bg-hover",
          isLit ? "text-accent-text" : "text-text-3",
        )}
      >
        <Icon className="size-3.5!" />
      </span>
      <span className="min-w-0 truncate text-text-2">
        {head}
        <b className="font-semibold text-text">{typed}</b>
        {rest}
      </span>
      {detail !== "" && <span className="mono min-w-0 truncate text-12 text-text-3">{detail}</span>}
      <span className="ms-auto flex-none text-12 text-text-3 max-md:hidden">
        {askedCount > 1 ? `asked ${askedCount} times` : name}
      </span>
    </div>
  );
}
