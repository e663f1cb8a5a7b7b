import type { EditMeasure, MeasureOption, OutputId } from "@askery/model";
import { Segmented } from "../../ui/segmented.tsx";
import { addMeasure } from "./add-measure.ts";
import { PanelHead } from "./editor-panel.tsx";
import { OptionList, type ListOption } from "../../ui/option-list.tsx";
import type { PanelProps } from "./panel-props.ts";

interface MeasurePanelProps extends PanelProps {
  /** The measure to change. Null adds one. */
  readonly part: {
    readonly measure: OutputId;
    readonly now: EditMeasure | null;
    readonly words: string;
  } | null;
}

/** The figures to choose from, by table; for an aggregate, its column's other aggregates above. */
export function MeasurePanel(props: MeasurePanelProps) {
  const { part, options, onEdit, onBack, typed, onTyped, empty } = props;
  const pick = (measure: EditMeasure) => {
    if (part === null) onEdit(addMeasure(measure, options));
    else if (isSameFigure(measure, part.now)) onEdit();
    else onEdit({ kind: "setMeasure", measure: part.measure, to: measure });
  };
  const now = part?.now ?? null;
  const measures = withCurrent(options.measures, typed === "" ? part : null);
  const field = now && fieldOf(now);
  const aggregates = field === null ? [] : measures.filter(({ measure }) => fieldOf(measure) === field);
  return (
    <>
      <PanelHead
        title={part === null ? "Add a measure" : "Measure"}
        onBack={onBack}
        onRemove={
          part === null ? undefined : () => onEdit({ kind: "setMeasure", measure: part.measure, to: null })
        }
      />
      {aggregates.length > 1 && (
        <div className="flex-none px-3 pb-2">
          <Segmented
            label="Computed as"
            value={now === null ? "" : JSON.stringify(now.figure)}
            segments={aggregates.map((option) => ({
              value: keyOf(option),
              label: nameAggregate(option.measure),
            }))}
            onValueChange={(key) => {
              const option = aggregates.find((one) => keyOf(one) === key);
              if (option !== undefined) pick(option.measure);
            }}
          />
        </div>
      )}
      <OptionList
        label="Find a measure"
        options={listMeasures(measures, { now, isSearching: typed !== "" })}
        {...{ typed, onTyped, empty }}
        onPick={pick}
      />
    </>
  );
}

/** The options with the measure that is there already: before the others of its column or, without any, of all. */
function withCurrent(
  measures: readonly MeasureOption[],
  part: MeasurePanelProps["part"],
): readonly MeasureOption[] {
  const now = part?.now;
  if (!part || !now) return measures;
  const field = fieldOf(now);
  const at = measures.findIndex(({ measure }) => field !== null && fieldOf(measure) === field);
  const group = measures[at]?.group ?? "as it is";
  return measures.toSpliced(Math.max(0, at), 0, { words: part.words, group, measure: now });
}

interface Listing {
  readonly now: EditMeasure | null;
  readonly isSearching: boolean;
}

/** One option for each column, and all aggregates in a search. */
function listMeasures(
  measures: readonly MeasureOption[],
  { now, isSearching }: Listing,
): readonly ListOption<EditMeasure>[] {
  const seen = new Set<string>();
  return measures
    .filter(({ measure }) => {
      const field = fieldOf(measure);
      if (field === null || isSearching) return true;
      const isFirst = !seen.has(field);
      seen.add(field);
      return isFirst;
    })
    .map((option) => ({
      value: option.measure,
      key: keyOf(option),
      words: option.words,
      group: option.group,
      caution: option.repeats,
      isChosen: isSameFigure(option.measure, now),
    }));
}

/** Identifies the column of an aggregate; null for other figures. */
function fieldOf({ figure }: EditMeasure): string | null {
  return figure.kind === "aggregate" ? JSON.stringify(figure.field) : null;
}

function isSameFigure({ figure }: EditMeasure, other: EditMeasure | null): boolean {
  return JSON.stringify(figure) === JSON.stringify(other?.figure);
}

function keyOf({ measure }: MeasureOption): string {
  return JSON.stringify(measure.figure);
}

function nameAggregate({ figure }: EditMeasure): string {
  return figure.kind === "aggregate" ? aggregateNames[figure.function] : "";
}

const aggregateNames = {
  count: "Count",
  countDistinct: "Different",
  sum: "Total",
  avg: "Average",
  min: "Lowest",
  max: "Highest",
  median: "Median",
  percentile: "Percentile",
  stddev: "Deviation",
} as const;
