import { ArrowLeft, type LucideIcon } from "lucide-react";
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { IconButton } from "../../ui/icon-button.tsx";
import { joinClasses } from "../../ui/join-classes.ts";
import { matchOptions } from "../../ui/match-options.ts";
import { OptionList } from "../../ui/option-list.tsx";
import { menuRowClasses } from "../../ui/popover-classes.ts";

/** Rows of actions, between which arrows move. */
export function ActionRows({ children }: { readonly children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => list.current?.querySelector("button")?.focus(), []);
  const press = (event: KeyboardEvent) => {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const buttons = [...(list.current?.querySelectorAll("button") ?? [])];
    const now = buttons.findIndex((button) => button === document.activeElement);
    buttons[Math.max(0, Math.min(buttons.length - 1, now + step))]?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows move between its buttons
    <div
      ref={list}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no tag groups buttons
      role="group"
      aria-label="What you can do"
      className="-mx-2 mt-2 flex flex-col border-t border-line px-0.5 pt-1"
      onKeyDown={press}
    >
      {children}
    </div>
  );
}

interface ActionRowProps {
  readonly icon: LucideIcon;
  readonly words: string;
  readonly onPick: () => void;
}

export function ActionRow({ icon: Icon, words, onPick }: ActionRowProps) {
  return (
    <button
      type="button"
      onClick={onPick}
      className={joinClasses(
        menuRowClasses,
        "w-full text-start text-text hover:bg-hover focus-visible:bg-hover",
      )}
    >
      <Icon className="flex-none text-text-3" />
      <span className="min-w-0 wrap-anywhere">{words}</span>
    </button>
  );
}

interface ActionListProps<Value> {
  readonly title: string;
  /** The name of the list and of its search field. */
  readonly label: string;
  readonly options: readonly { readonly words: string; readonly group: string; readonly value: Value }[];
  readonly onBack: () => void;
  readonly onPick: (value: Value) => void;
}

/** A searchable list in place of the actions, with a way back to them. */
export function ActionList<Value>({ title, label, options, onBack, onPick }: ActionListProps<Value>) {
  const [typed, setTyped] = useState("");
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => list.current?.querySelector<HTMLElement>("[data-first-focus]")?.focus(), []);
  return (
    <div ref={list} className="-mx-3 mt-2 flex min-h-0 flex-col border-t border-line pt-1">
      <p className="flex h-9 items-center gap-1 px-2 text-13 font-semibold">
        <IconButton label="Back" icon={ArrowLeft} onClick={onBack} />
        {title}
      </p>
      <OptionList
        label={label}
        options={matchOptions(options, typed).map(({ words, group, value }) => ({
          value,
          key: `${group}: ${words}`,
          words,
          group,
        }))}
        {...{ typed, onPick }}
        onTyped={setTyped}
        empty="Nothing here is called that."
      />
    </div>
  );
}
