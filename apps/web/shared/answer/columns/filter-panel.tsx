import { headerOf, type Output } from "@askery/model";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { matchOptions } from "../../../ui/match-options.ts";
import { OptionList, type ListOption } from "../../../ui/option-list.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import type { CellFilter } from "../sheet/filter-rows.ts";
import { isFigure } from "../sheet/show-cell.ts";
import type { ListedValue } from "./list-values.ts";
import { readRange, type TypedRange } from "./read-range.ts";
import { writeCount } from "../../wording/own-formats.ts";

interface FilterPanelProps {
  readonly output: Output;
  readonly filter: CellFilter | null;
  /** The values of the column, the most frequent first. Called once. */
  readonly listValues: () => readonly ListedValue[];
  readonly onChange: (filter: CellFilter | null) => void;
}

/** Filters the rows of a table by one column: a range for numbers and dates, a choice of values for others. */
export function FilterPanel(props: FilterPanelProps) {
  return hasRange(props.output) ? <RangePanel {...props} /> : <ValuesPanel {...props} />;
}

function hasRange(output: Output): boolean {
  return isFigure(output) || output.format.kind === "date";
}

function RangePanel({ output, filter, onChange }: FilterPanelProps) {
  const [typed, setTyped] = useState<TypedRange>(() => ({
    from: filter?.kind === "range" ? String(filter.from ?? "") : "",
    to: filter?.kind === "range" ? String(filter.to ?? "") : "",
  }));
  const isDate = output.format.kind === "date";
  const read = readRange(typed, output.format);
  const change = (next: TypedRange) => {
    setTyped(next);
    const { filter: wanted, problem } = readRange(next, output.format);
    if (problem === null) onChange(wanted);
  };
  const field = isDate ? { type: "date" } : { inputMode: "decimal" as const };
  return (
    <div className="flex flex-col gap-3 p-3">
      <div className="flex gap-2">
        <TextField
          {...field}
          label={isDate ? "From" : "At least"}
          value={typed.from}
          onChange={({ target }) => change({ ...typed, from: target.value })}
        />
        <TextField
          {...field}
          label={isDate ? "To" : "At most"}
          value={typed.to}
          onChange={({ target }) => change({ ...typed, to: target.value })}
        />
      </div>
      {output.format.kind === "percent" && <p className="text-12 text-text-3">In percent, such as 12.5.</p>}
      {read.problem !== null && (
        <p role="alert" className="text-12 text-danger">
          {read.problem}
        </p>
      )}
      <Button kind="ghost" size="sm" onClick={() => change({ from: "", to: "" })}>
        Clear
      </Button>
    </div>
  );
}

function ValuesPanel({ output, filter, listValues, onChange }: FilterPanelProps) {
  const [typed, setTyped] = useState(filter?.kind === "contains" ? filter.text : "");
  const [values] = useState(listValues);
  const chosen = filter?.kind === "values" && !filter.isLeftOut ? filter.cells : [];
  const text = typed.trim();
  const pick = (picked: CellFilter) => {
    if (picked.kind !== "values") return onChange(picked);
    const left = chosen.filter((cell) => !picked.cells.includes(cell));
    const cells = left.length < chosen.length ? left : [...chosen, ...picked.cells];
    onChange(cells.length === 0 ? null : { ...picked, cells });
  };
  const containsText: ListOption<CellFilter> = {
    value: { kind: "contains", text },
    key: "contains",
    words: `Contains “${text}”`,
    group: "",
    isChosen: filter?.kind === "contains" && filter.text === text,
  };
  const found = matchOptions(
    values.map(({ cell, words, count }): ListOption<CellFilter> => ({
      value: { kind: "values", cells: [cell], isLeftOut: false },
      key: `${typeof cell}:${String(cell)}`,
      words,
      group: "",
      aside: writeCount(count),
      isChosen: chosen.includes(cell),
    })),
    typed,
  );
  return (
    <div className="flex max-h-80 min-h-0 flex-col pt-2">
      <OptionList
        label={`Find a value of ${headerOf(output)}`}
        isMulti
        options={text === "" ? found : [containsText, ...found]}
        typed={typed}
        onTyped={setTyped}
        onPick={pick}
        empty="There are no values."
      />
      {filter !== null && (
        <div className="flex-none border-t border-line p-1">
          <Button kind="ghost" size="sm" onClick={() => onChange(null)}>
            Clear
          </Button>
        </div>
      )}
    </div>
  );
}
