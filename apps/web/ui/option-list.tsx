import { Check, TriangleAlert, type LucideIcon } from "lucide-react";
import { useEffect, useId, useState, type KeyboardEvent, type ReactNode } from "react";
import { joinClasses } from "./join-classes.ts";
import { SearchField } from "./search-field.tsx";

export interface ListOption<Value> {
  readonly value: Value;
  /** Different from those of all other options. */
  readonly key: string;
  readonly words: string;
  /** Options with the same group are listed together, under its name. Empty: without a name. */
  readonly group: string;
  /** Shown at the right: a count, a unit. */
  readonly aside?: string | undefined;
  /** What to know before choosing it. */
  readonly caution?: string | undefined;
  readonly isChosen?: boolean | undefined;
  readonly icon?: LucideIcon | undefined;
}

interface OptionListProps<Value> {
  /** The name of the list and the placeholder of its search field. */
  readonly label: string;
  /** Those that match the typed text. */
  readonly options: readonly ListOption<Value>[];
  readonly typed: string;
  readonly onTyped: (typed: string) => void;
  readonly onPick: (value: Value) => void;
  /** Whether several options can be chosen; picking one then switches it on or off. */
  readonly isMulti?: boolean;
  /** Shown while there are no options: that they are loading, or why there are none. */
  readonly empty: ReactNode;
}

/**
 * A searchable list: the focus stays in the search field, arrows move through the options, Enter picks one. In a form,
 * Ctrl or ⌘ with Enter sends it.
 */
export function OptionList<Value>(props: OptionListProps<Value>) {
  const { label, options, typed, onTyped, onPick, isMulti = false, empty } = props;
  const id = useId();
  const [litKey, setLitKey] = useState<string | null>(null);
  const found = options.findIndex(({ key }) => key === litKey);
  // Arrows start from the chosen option; a search lights its best match.
  const first = typed === "" && !isMulti ? options.findIndex(({ isChosen }) => isChosen) : 0;
  const lit = Math.max(0, found === -1 ? first : found);
  useEffect(() => {
    document.getElementById(`${id}-${lit}`)?.scrollIntoView({ block: "nearest" });
  }, [id, lit]);
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = steps[event.key];
    const option = options[lit];
    if (step !== undefined) {
      event.preventDefault();
      setLitKey(options[Math.min(options.length - 1, Math.max(0, lit + step))]?.key ?? null);
    } else if (event.key === "Enter") {
      event.preventDefault();
      if (event.ctrlKey || event.metaKey) return event.currentTarget.form?.requestSubmit();
      if (option === undefined) return;
      setLitKey(option.key);
      onPick(option.value);
    }
  };
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="flex-none px-2 pb-2">
        <SearchField
          label={label}
          value={typed}
          onValueChange={(next) => {
            setLitKey(null);
            onTyped(next);
          }}
          onKeyDown={press}
          data-first-focus
          autoComplete="off"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its options are grouped and searched
          role="combobox"
          aria-expanded
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={options.length > 0 ? `${id}-${lit}` : undefined}
        />
      </div>
      <div
        id={id}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as its search field
        role="listbox"
        aria-label={label}
        aria-multiselectable={isMulti}
        className="max-h-72 min-h-0 flex-1 overflow-y-auto border-t border-line p-1 max-md:max-h-none"
        // Keeps the focus in the search field on click.
        onPointerDown={(event) => event.preventDefault()}
      >
        {groupOptions(options).map(([group, members]) => (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no tag groups options outside of a select
          <div key={group} role="group" aria-label={group === "" ? label : group}>
            {group !== "" && (
              <p aria-hidden className="flex h-6 items-center px-2 text-11 font-medium text-text-3">
                {group}
              </p>
            )}
            {members.map(({ option, index }) => (
              <Option
                key={option.key}
                id={`${id}-${index}`}
                option={option}
                isLit={index === lit}
                isMulti={isMulti}
                onPick={() => {
                  setLitKey(option.key);
                  onPick(option.value);
                }}
              />
            ))}
          </div>
        ))}
      </div>
      {options.length === 0 && <div className="px-3 pb-3 text-13 text-text-3">{empty}</div>}
      <output className="sr-only">{typed !== "" && `${options.length} found`}</output>
    </div>
  );
}

const steps: Readonly<Partial<Record<string, number>>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 8,
  PageUp: -8,
};

interface Member<Value> {
  readonly option: ListOption<Value>;
  /** Its index in the whole list. */
  readonly index: number;
}

function groupOptions<Value>(
  options: readonly ListOption<Value>[],
): readonly (readonly [string, readonly Member<Value>[]])[] {
  const members = options.map((option, index) => ({ option, index }));
  return [...Map.groupBy(members, ({ option }) => option.group)];
}

interface OptionProps<Value> {
  readonly id: string;
  readonly option: ListOption<Value>;
  readonly isLit: boolean;
  readonly isMulti: boolean;
  readonly onPick: () => void;
}

function Option<Value>({ id, option, isLit, isMulti, onPick }: OptionProps<Value>) {
  const { words, aside, caution, isChosen = false, icon: Icon } = option;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- its keys are those of the search field
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as its list
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      onClick={onPick}
      className={joinClasses(
        "flex min-h-row cursor-default gap-2 rounded-2 px-2 py-1 text-13 text-text max-md:min-h-tap max-md:items-center max-md:text-14",
        isLit ? "bg-hover" : "hover:bg-hover",
      )}
    >
      {Icon && <Icon className="mt-0.5 size-4 flex-none text-text-3 max-md:mt-0" />}
      {isMulti && <Box isChecked={isChosen} />}
      <span className="min-w-0 flex-1 wrap-anywhere">
        {words}
        {caution !== undefined && (
          <span className="flex gap-1.5 text-12 text-text-3">
            <TriangleAlert className="mt-0.5 size-3! flex-none text-warning" />
            {caution}
          </span>
        )}
      </span>
      {aside !== undefined && (
        <span className="figures flex-none text-12 leading-5 text-text-3">{aside}</span>
      )}
      {!isMulti && isChosen && <Check className="mt-0.5 size-4 flex-none text-accent-text" />}
    </div>
  );
}

function Box({ isChecked }: { readonly isChecked: boolean }) {
  return (
    <span
      aria-hidden
      className={joinClasses(
        "mt-0.5 grid size-4 flex-none place-items-center rounded-1 border max-md:mt-0",
        isChecked ? "border-accent bg-accent text-on-accent" : "border-field-line bg-surface",
      )}
    >
      {isChecked && <Check className="size-3! stroke-[2.5]" />}
    </span>
  );
}
