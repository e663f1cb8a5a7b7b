import type { FilterKind, FilterOption, FilterValue, PeriodComparison } from "@askery/model";
import { useState, type ReactNode, type SubmitEvent } from "react";
import { PeriodForm } from "../../../shared/plan-editor/period-form.tsx";
import type { PeriodChoice } from "../../../shared/plan-editor/periods.ts";
import { ValueList, type ValueSource } from "../../../shared/plan-editor/value-list.tsx";
import { readNumber } from "../../../shared/wording/read-number.ts";
import { Button } from "../../../ui/button.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { Select } from "../../../ui/select.tsx";
import { TextField } from "../../../ui/text-field.tsx";

interface FilterFormProps {
  readonly label: string;
  readonly kind: FilterKind;
  readonly value: FilterValue | null;
  /** Null for filters without values to choose from. */
  readonly source: ValueSource | null;
  /** Whether the filter sets a variable of SQL, which takes a single value and no test. */
  readonly isExact: boolean;
  readonly onPick: (value: FilterValue) => void;
}

/** Chooses the value of a filter. */
export function FilterForm({ label, kind, value, source, isExact, onPick }: FilterFormProps) {
  switch (kind) {
    case "time":
      return <TimeForm now={value?.kind === "time" ? value : null} onPick={onPick} />;
    case "values":
      return (
        source && (
          <ValuesForm {...{ label, source, onPick }} now={value?.kind === "values" ? value.options : []} />
        )
      );
    case "number":
      return <NumberForm now={value?.kind === "number" ? value : null} {...{ isExact, onPick }} />;
    case "text":
      return <TextForm now={value?.kind === "text" ? value : null} {...{ isExact, onPick }} />;
    case "boolean":
      return (
        <Segmented
          label={label}
          segments={[
            { value: "yes", label: "Yes" },
            { value: "no", label: "No" },
          ]}
          value={value?.kind === "boolean" ? (value.value ? "yes" : "no") : ""}
          onValueChange={(chosen) => onPick({ kind: "boolean", value: chosen === "yes" })}
        />
      );
  }
}

const comparisons = [
  { value: "none", label: "nothing" },
  { value: "periodBefore", label: "the period before" },
  { value: "yearBefore", label: "the year before" },
] as const;

/** A period, and what its figures are compared with. A comparison that is chosen without a period waits for one. */
function TimeForm({ now, onPick }: FormOf<Extract<FilterValue, { kind: "time" }>>) {
  const [compare, setCompare] = useState<PeriodComparison | "none">(now?.compare ?? "none");
  const pick = ({ period, words }: PeriodChoice, how = compare) =>
    onPick({ kind: "time", period, words, ...(how !== "none" && { compare: how }) });
  return (
    <div className="-mx-3 -mb-3">
      <PeriodForm now={now?.period ?? null} onPick={pick} />
      <div className="mx-3 border-t border-line py-3">
        <Select
          label="Compare with"
          value={compare}
          options={comparisons}
          onValueChange={(next) => {
            setCompare(next);
            if (now !== null) pick(now, next);
          }}
        />
      </div>
    </div>
  );
}

interface LinesProps {
  readonly children: ReactNode;
  /** Null while the form is incomplete. */
  readonly value: FilterValue | null;
  readonly onPick: (value: FilterValue) => void;
}

/** A form with a button at its end. */
function Lines({ children, value, onPick }: LinesProps) {
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (value !== null) onPick(value);
  };
  return (
    <form onSubmit={send} className="flex min-h-0 flex-col gap-3">
      {children}
      <Button kind="solid" type="submit" disabled={value === null} className="w-full flex-none">
        Apply
      </Button>
    </form>
  );
}

interface ValuesFormProps extends Pick<FilterFormProps, "label" | "onPick"> {
  readonly source: ValueSource;
  readonly now: readonly FilterOption[];
}

function ValuesForm({ label, source, now, onPick }: ValuesFormProps) {
  const [chosen, setChosen] = useState(now);
  return (
    <Lines value={chosen.length === 0 ? null : { kind: "values", options: chosen }} onPick={onPick}>
      <div className="-mx-3 flex min-h-0 flex-col">
        <ValueList {...{ label, source, chosen }} onChange={setChosen} />
      </div>
    </Lines>
  );
}

interface FormOf<Value> {
  readonly now: Value | null;
  readonly onPick: (value: FilterValue) => void;
}

interface ExactFormOf<Value> extends FormOf<Value>, Pick<FilterFormProps, "isExact"> {}

function NumberForm({ now, isExact, onPick }: ExactFormOf<Extract<FilterValue, { kind: "number" }>>) {
  const [low, setLow] = useState(now?.low ?? "");
  const [last, setHigh] = useState(now?.high ?? "");
  const high = isExact ? low : last;
  const [from, to] = [readNumber(low), readNumber(high)];
  const isReadable = (low.trim() === "" || from !== null) && (high.trim() === "" || to !== null);
  const value =
    isReadable && (from !== null || to !== null)
      ? ({ kind: "number", low: from?.value ?? null, high: to?.value ?? null } as const)
      : null;
  return (
    <Lines value={value} onPick={onPick}>
      <div className="flex gap-2">
        <div className="min-w-0 flex-1">
          <TextField
            label={isExact ? "Value" : "From"}
            inputMode="decimal"
            value={low}
            onChange={(event) => setLow(event.target.value)}
          />
        </div>
        {!isExact && (
          <div className="min-w-0 flex-1">
            <TextField
              label="To"
              inputMode="decimal"
              value={high}
              onChange={(event) => setHigh(event.target.value)}
            />
          </div>
        )}
      </div>
    </Lines>
  );
}

const tests = [
  { value: "contains", label: "contains" },
  { value: "startsWith", label: "starts with" },
  { value: "endsWith", label: "ends with" },
  { value: "equals", label: "is" },
] as const;

function TextForm({ now, isExact, onPick }: ExactFormOf<Extract<FilterValue, { kind: "text" }>>) {
  const [how, setHow] = useState(now?.how ?? (isExact ? "equals" : "contains"));
  const [text, setText] = useState(now?.text ?? "");
  const typed = text.trim();
  return (
    <Lines value={typed === "" ? null : { kind: "text", how, text: typed }} onPick={onPick}>
      {!isExact && <Select label="Test" isLabelHidden value={how} options={tests} onValueChange={setHow} />}
      <TextField label="Text" value={text} onChange={(event) => setText(event.target.value)} />
    </Lines>
  );
}
