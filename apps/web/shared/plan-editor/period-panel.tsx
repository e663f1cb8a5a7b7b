import type { EditablePart, EditField, EditOptions } from "@askery/model";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Select } from "../../ui/select.tsx";
import { PanelHead } from "./editor-panel.tsx";
import type { PanelProps } from "./panel-props.ts";
import { PeriodForm } from "./period-form.tsx";

interface PeriodPanelProps extends PanelProps {
  /** The period to change. Null sets one. */
  readonly part: Extract<EditablePart, { kind: "period" }> | null;
}

/** The period that the plan is limited to, the date that it applies to, and periods to compare it with. */
export function PeriodPanel({ part, options, onEdit, onBack }: PeriodPanelProps) {
  const { times, comparisons } = options;
  const [field, setField] = useState<EditField | null>(
    part === null ? (times[0]?.field ?? null) : part.field,
  );
  return (
    <div className="flex min-h-0 flex-col overflow-y-auto">
      <PanelHead
        title={part === null ? "Set a period" : "Period"}
        onBack={onBack}
        removeLabel="All time"
        onRemove={
          part === null ? undefined : () => onEdit({ kind: "setFilter", filter: part.filter, to: null })
        }
      />
      {times.length > 1 && field !== null && (
        <div className="px-3 pb-2">
          <Select
            label="Date"
            isLabelHidden
            value={JSON.stringify(field)}
            options={listTimes(options)}
            onValueChange={(key) =>
              setField(times.find((time) => JSON.stringify(time.field) === key)?.field ?? field)
            }
          />
        </div>
      )}
      <PeriodForm
        now={part?.period ?? null}
        onPick={({ words, period }) => onEdit({ kind: "setPeriod", period, words, field })}
      />
      {part !== null && comparisons.length > 0 && (
        <div className="flex flex-wrap items-center gap-1.5 border-t border-line px-3 py-2.5 text-12 text-text-3">
          Compare with
          {comparisons.map((comparison) => (
            <Button
              key={comparison.with}
              size="sm"
              onClick={() => onEdit({ kind: "compare", with: comparison.with })}
            >
              {comparison.words}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

function listTimes({ times }: EditOptions) {
  return times.map(({ words, group, field }) => ({
    value: JSON.stringify(field),
    label: words,
    detail: group,
  }));
}
