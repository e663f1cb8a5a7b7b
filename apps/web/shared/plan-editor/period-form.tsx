import type { Period } from "@askery/model";
import { Check } from "lucide-react";
import { useState, type ReactNode } from "react";
import { IconButton } from "../../ui/icon-button.tsx";
import { joinClasses } from "../../ui/join-classes.ts";
import { Select } from "../../ui/select.tsx";
import { TextField } from "../../ui/text-field.tsx";
import {
  countedUnits,
  isSamePeriod,
  lastUnits,
  periodPresets,
  rangeOf,
  readRange,
  type PeriodChoice,
} from "./periods.ts";

interface PeriodFormProps {
  /** The period as it is. Null: none. */
  readonly now: Period | null;
  readonly onPick: (choice: PeriodChoice) => void;
}

/** Periods to choose from, a number of days, weeks or months, and dates to enter. */
export function PeriodForm({ now, onPick }: PeriodFormProps) {
  return (
    <div className="flex flex-col gap-3 px-3 pb-3">
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- not a fieldset: each button applies at once */}
      <div role="group" aria-label="Relative to today" className="-mx-1 grid grid-cols-2 gap-x-1">
        {periodPresets.map((choice, index) => {
          const isChosen = isSamePeriod(choice.period, now);
          return (
            <button
              key={choice.words}
              type="button"
              aria-pressed={isChosen}
              {...(index === 0 && { "data-first-focus": true })}
              onClick={() => onPick(choice)}
              className={joinClasses(
                "flex min-h-row items-center rounded-2 px-2 text-start text-13 transition-colors first-letter:uppercase max-md:min-h-tap max-md:text-14",
                isChosen
                  ? "bg-accent-soft font-medium text-text"
                  : "text-text-2 hover:bg-hover hover:text-text",
              )}
            >
              <span className="first-letter:uppercase">{choice.words}</span>
            </button>
          );
        })}
      </div>
      <LastUnits onPick={onPick} />
      <DateRange now={now} onPick={onPick} />
    </div>
  );
}

interface LineFormProps {
  /** The name of its button. */
  readonly label: string;
  readonly children: ReactNode;
  /** Null while it is incomplete. */
  readonly onSend: (() => void) | null;
}

/** A form in a line, with its button at the end. */
function LineForm({ label, children, onSend }: LineFormProps) {
  return (
    <form
      className="flex items-end gap-2 border-t border-line pt-3"
      onSubmit={(event) => {
        event.preventDefault();
        onSend?.();
      }}
    >
      {children}
      <IconButton type="submit" label={label} icon={Check} kind="line" size="md" disabled={onSend === null} />
    </form>
  );
}

function LastUnits({ onPick }: Pick<PeriodFormProps, "onPick">) {
  const [count, setCount] = useState("3");
  const [unit, setUnit] = useState(countedUnits[2]?.value ?? "month");
  const number = Number(count);
  const isValid = Number.isInteger(number) && number >= 1 && number <= 1_000;
  return (
    <LineForm
      label="Set the last days or months"
      onSend={isValid ? () => onPick(lastUnits(number, unit)) : null}
    >
      <div className="w-16">
        <TextField
          label="Last"
          inputMode="numeric"
          value={count}
          onChange={(event) => setCount(event.target.value)}
        />
      </div>
      <div className="min-w-0 flex-1">
        <Select label="Unit" isLabelHidden value={unit} options={countedUnits} onValueChange={setUnit} />
      </div>
    </LineForm>
  );
}

function DateRange({ now, onPick }: PeriodFormProps) {
  const [{ first, last }, setRange] = useState(readRange(now));
  const period = rangeOf(first, last);
  return (
    <LineForm label="Set the dates" onSend={period && (() => onPick({ words: "", period }))}>
      <div className="flex min-w-0 flex-1 gap-2 max-md:flex-col">
        <div className="min-w-0 flex-1">
          <TextField
            label="From"
            type="date"
            value={first}
            onChange={(event) => setRange({ first: event.target.value, last })}
          />
        </div>
        <div className="min-w-0 flex-1">
          <TextField
            label="To"
            type="date"
            value={last}
            onChange={(event) => setRange({ first, last: event.target.value })}
          />
        </div>
      </div>
    </LineForm>
  );
}
