import { nameParts } from "@askery/charts";
import { canHighlight, listParts, type Cell, type ChartHighlight } from "@askery/model";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { fieldClasses, lineFieldClasses } from "../../../ui/field-classes.ts";
import { FormField } from "../../../ui/form-field.tsx";
import { joinClasses } from "../../../ui/join-classes.ts";
import { matchOptions } from "../../../ui/match-options.ts";
import { OptionList } from "../../../ui/option-list.tsx";
import { Popover, PopoverContent, PopoverTrigger } from "../../../ui/popover.tsx";
import { Select } from "../../../ui/select.tsx";
import { changeDisplay } from "./change-display.ts";
import type { PanelProps } from "./panel-props.ts";

const automatic = "automatic";
const parts = "parts";

const choices = [
  { value: automatic, label: "What stands out" },
  { value: "highest", label: "The highest" },
  { value: "lowest", label: "The lowest" },
  { value: parts, label: "Parts of my choice" },
  { value: "none", label: "Nothing" },
] as const;

/** Which parts keep their colors while the others are pale: by a rule that each run follows, or by name. */
export function HighlightField({ chart, design, spec, onChange }: PanelProps) {
  const { highlight } = design.display;
  if (!canHighlight(spec)) return null;
  const change = (next: ChartHighlight | undefined) =>
    onChange({ display: changeDisplay(design.display, { highlight: next }) });
  const all = listParts(spec, chart.table);
  const isRule = highlight === undefined || typeof highlight === "string";
  const chosen = isRule ? null : highlight;
  return (
    <>
      <Select
        label="Highlight"
        options={choices}
        value={isRule ? (highlight ?? automatic) : parts}
        onValueChange={(value) => {
          if (value === automatic) change(undefined);
          else if (value === parts) change(all.slice(0, 1));
          else change(value);
        }}
      />
      {chosen !== null && (
        <PartsField
          chosen={chosen}
          options={[...chosen.filter((part) => !all.includes(part)), ...all]}
          name={(part) => nameParts([part], { spec, table: chart.table })[0] ?? ""}
          onChange={(next) => change(next.length === 0 ? undefined : next)}
        />
      )}
    </>
  );
}

interface PartsFieldProps {
  readonly chosen: readonly Cell[];
  /** Those of the data, and chosen ones that it no longer has. */
  readonly options: readonly Cell[];
  readonly name: (part: Cell) => string;
  readonly onChange: (chosen: readonly Cell[]) => void;
}

function PartsField({ chosen, options, name, onChange }: PartsFieldProps) {
  const [typed, setTyped] = useState("");
  const listed = options.map((part, index) => ({
    value: part,
    key: `${index} ${String(part)}`,
    words: name(part),
    group: "",
    isChosen: chosen.includes(part),
  }));
  const toggle = (part: Cell) =>
    onChange(chosen.includes(part) ? chosen.filter((one) => one !== part) : [...chosen, part]);
  return (
    <FormField label="Highlighted parts">
      {(ties) => (
        <Popover onOpenChange={() => setTyped("")}>
          <PopoverTrigger
            {...ties}
            className={joinClasses(
              fieldClasses,
              lineFieldClasses,
              "flex items-center justify-between gap-2 text-start",
            )}
          >
            <span className="truncate">{chosen.map(name).join(", ")}</span>
            <ChevronDown className="size-3.5 flex-none text-text-3" />
          </PopoverTrigger>
          <PopoverContent aria-label="Highlighted parts" className="flex flex-col px-0 pt-2 pb-0">
            <OptionList
              label="Find a part"
              isMulti
              options={matchOptions(listed, typed).slice(0, maxListed)}
              typed={typed}
              onTyped={setTyped}
              onPick={toggle}
              empty="No part contains this text."
            />
          </PopoverContent>
        </Popover>
      )}
    </FormField>
  );
}

/** More are found by search. */
const maxListed = 200;
