import type { Limit, OutputOption } from "@askery/model";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Select } from "../../ui/select.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { PanelHead } from "./editor-panel.tsx";
import type { PanelProps } from "./panel-props.ts";
import { writeCount } from "../wording/own-formats.ts";

interface LimitPanelProps extends PanelProps {
  /** Null: all rows are shown. */
  readonly limit: Limit | null;
}

const overall = "overall";
const maxCount = 10_000;

/** How many rows are shown, overall or for each value of a breakdown. */
export function LimitPanel({ limit, options, onEdit, onBack }: LimitPanelProps) {
  const [count, setCount] = useState(String(limit?.count ?? 10));
  const [per, setPer] = useState(limit?.per[0] ?? overall);
  const number = Number(count);
  const isValid = Number.isInteger(number) && number >= 1 && number <= maxCount;
  const breakdowns = options.outputs.filter(({ isMeasure }) => !isMeasure);
  const set = (number: number) =>
    onEdit({ kind: "setLimit", limit: { count: number, per: per === overall ? [] : [per] } });
  return (
    <form
      className="contents"
      onSubmit={(event) => {
        event.preventDefault();
        if (isValid) set(number);
      }}
    >
      <PanelHead
        title="Limit"
        onBack={onBack}
        onRemove={limit === null ? undefined : () => onEdit({ kind: "setLimit", limit: null })}
      />
      <div className="flex flex-col gap-3 px-3 pb-3">
        <div className="flex gap-1.5">
          {[5, 10, 20, 50].map((preset) => (
            <Button key={preset} size="sm" aria-label={`Top ${preset}`} onClick={() => set(preset)}>
              {preset}
            </Button>
          ))}
        </div>
        <TextField
          label="Number of rows"
          data-first-focus
          inputMode="numeric"
          value={count}
          onChange={(event) => setCount(event.target.value)}
          error={isValid ? undefined : `Enter a whole number from 1 to ${writeCount(maxCount)}.`}
        />
        {breakdowns.length > 1 && (
          <Select label="For each" value={per} options={listPer(breakdowns)} onValueChange={setPer} />
        )}
        <Button kind="solid" type="submit" disabled={!isValid}>
          Apply
        </Button>
      </div>
    </form>
  );
}

function listPer(breakdowns: readonly OutputOption[]) {
  return [
    { value: overall, label: "The whole result" },
    ...breakdowns.map(({ words, output }) => ({ value: output, label: words })),
  ];
}
