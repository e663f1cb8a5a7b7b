import { maxForecastUnits, readDrawnColumns, type ChartKind, type DesignMark } from "@askery/model";
import { Select } from "../../../ui/select.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { NumberField } from "./number-field.tsx";
import type { PanelProps } from "./panel-props.ts";

const none = "none";
const tail = "tail";

/** The kinds that draw forecasts and ranges. */
const along: ReadonlySet<ChartKind> = new Set<ChartKind>(["line", "area", "step"]);

/** What is a forecast of the first figure, and which columns are its range. */
export function ForecastFields({ chart, design, spec, onChange }: PanelProps) {
  const { marks } = design;
  const of = readDrawnColumns(spec).y[0]?.column;
  if (!along.has(design.kind) || of === undefined) return null;
  const others = chart.outputs
    .filter(({ id, role }) => role.kind === "figure" && id !== of)
    .map(({ id, label }) => ({ value: id, label }));
  const units = marks.find((mark) => mark.kind === "forecastTail")?.units ?? null;
  const column = marks.find((mark) => mark.kind === "forecast")?.column;
  const range = marks.find((mark) => mark.kind === "range");
  const replace = (gone: readonly DesignMark["kind"][], mark: DesignMark | null) =>
    onChange({
      marks: [...marks.filter(({ kind }) => !gone.includes(kind)), ...(mark === null ? [] : [mark])],
    });
  const setForecast = (value: string) => {
    const mark: DesignMark =
      value === tail ? { kind: "forecastTail", units: 1 } : { kind: "forecast", of, column: value };
    replace(["forecast", "forecastTail"], value === none ? null : mark);
  };
  const setEnds = (low: string, high: string) =>
    replace(
      ["range"],
      low === none ? null : { kind: "range", of, low, high, label: range?.label ?? "range" },
    );
  return (
    <>
      <Select
        label="Forecast"
        hint="Continues the line of the first figure, dashed."
        options={[{ value: none, label: "None" }, { value: tail, label: "The last figures" }, ...others]}
        value={column ?? (units === null ? none : tail)}
        onValueChange={setForecast}
      />
      {units !== null && (
        <NumberField
          label="How many of the last figures"
          value={units}
          min={1}
          max={maxForecastUnits}
          isWhole
          onChange={(value) => replace(["forecastTail"], { kind: "forecastTail", units: value ?? 1 })}
        />
      )}
      {others.length > 1 && (
        <Select
          label="Range from"
          hint="A pale band around the line, between two columns."
          options={[{ value: none, label: "None" }, ...others]}
          value={range?.low ?? none}
          onValueChange={(low) =>
            setEnds(low, range?.high ?? others.find(({ value }) => value !== low)?.value ?? low)
          }
        />
      )}
      {range !== undefined && (
        <>
          <Select
            label="Range to"
            options={others}
            value={range.high}
            onValueChange={(high) => setEnds(range.low, high)}
          />
          <TextField
            label="Name of the range"
            value={range.label}
            maxLength={60}
            onChange={(event) => replace(["range"], { ...range, label: event.target.value })}
          />
        </>
      )}
    </>
  );
}
