import type { DimensionOption, EditDimension, Grain, OutputId } from "@askery/model";
import { Segmented } from "../../ui/segmented.tsx";
import { PanelHead } from "./editor-panel.tsx";
import { OptionList } from "../../ui/option-list.tsx";
import type { PanelProps } from "./panel-props.ts";

interface DimensionPanelProps extends PanelProps {
  /** The breakdown to change. Null adds one. */
  readonly part: {
    readonly dimension: OutputId;
    readonly now: EditDimension | null;
    readonly words: string;
  } | null;
  /** Whether it is a column of a list. */
  readonly isColumn?: boolean;
}

/** The breakdowns to choose from, by table; for a date, its units of time above. */
export function DimensionPanel(props: DimensionPanelProps) {
  const { part, isColumn = false, options, onEdit, onBack, typed, onTyped, empty } = props;
  const now = part?.now ?? null;
  const time = options.dimensions.find((option) => isSameDate(option, now));
  const name = isColumn ? "column" : "breakdown";
  return (
    <>
      <PanelHead
        title={part === null ? `Add a ${name}` : name}
        onBack={onBack}
        onRemove={
          part === null
            ? undefined
            : () => onEdit({ kind: "setDimension", dimension: part.dimension, to: null })
        }
      />
      {part !== null && now?.kind === "grain" && (
        <div className="flex-none px-2 pb-2">
          <Segmented<Grain>
            label="Unit of time"
            value={now.grain}
            segments={(time?.grains ?? defaultGrains).map((grain) => ({
              value: grain,
              label: grainNames[grain],
            }))}
            onValueChange={(grain) => onEdit({ kind: "setGrain", dimension: part.dimension, grain })}
          />
        </div>
      )}
      <OptionList
        label={`Find a ${name}`}
        options={withCurrent(options.dimensions, time === undefined && typed === "" ? part : null).map(
          (option) => ({
            value: option.dimension,
            key: JSON.stringify(option.dimension),
            words: option.words,
            group: option.group,
            isChosen: option === time || JSON.stringify(option.dimension) === JSON.stringify(now),
          }),
        )}
        {...{ typed, onTyped, empty }}
        onPick={(dimension) => {
          if (part === null) onEdit({ kind: "addDimension", dimension });
          else if (JSON.stringify(dimension) === JSON.stringify(now)) onEdit();
          else onEdit({ kind: "setDimension", dimension: part.dimension, to: dimension });
        }}
      />
    </>
  );
}

/** The options with the breakdown that is there already, first. */
function withCurrent(
  dimensions: readonly DimensionOption[],
  part: DimensionPanelProps["part"],
): readonly DimensionOption[] {
  if (!part?.now) return dimensions;
  return [{ words: part.words, group: "as it is", dimension: part.now }, ...dimensions];
}

/** Whether an option is the date that a breakdown by time is based on, in any unit. */
function isSameDate({ dimension }: DimensionOption, now: EditDimension | null): boolean {
  return (
    now?.kind === "grain" &&
    dimension.kind === "grain" &&
    JSON.stringify(dimension.field) === JSON.stringify(now.field)
  );
}

const defaultGrains: readonly Grain[] = ["day", "week", "month", "quarter", "year"];

const grainNames: Readonly<Record<Grain, string>> = {
  hour: "Hour",
  day: "Day",
  week: "Week",
  month: "Month",
  quarter: "Quarter",
  year: "Year",
};
