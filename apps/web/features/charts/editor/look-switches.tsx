import { readDrawnColumns, type ChartDisplay } from "@askery/model";
import { Switch } from "../../../ui/switch.tsx";
import { changeDisplay } from "./change-display.ts";
import type { PanelProps } from "./panel-props.ts";

/** Kinds that draw lines from point to point. */
const withLines: ReadonlySet<string> = new Set(["line", "area"]);
/** Kinds whose figures have lines behind them. */
const withGrid: ReadonlySet<string> = new Set(["line", "area", "step", "bar", "combo", "scatter", "bubble"]);
/** Kinds that name their series themselves. */
const withLegend: ReadonlySet<string> = new Set([
  "line",
  "area",
  "step",
  "bar",
  "horizontalBar",
  "scatter",
  "smallMultiples",
]);

interface LookSwitchesProps extends Pick<PanelProps, "design" | "spec" | "onChange"> {
  readonly hasSeries: boolean;
}

/** The parts of a drawing that are on or off, as far as its kind has them. */
export function LookSwitches({ design, spec, hasSeries, onChange }: LookSwitchesProps) {
  const { display } = design;
  const { kind } = spec;
  // Panels name themselves; only what is in all of them has a legend.
  const namesLayers = display.panel === "pie" || readDrawnColumns(spec).y.length > 1;
  const hasLegend = kind === "smallMultiples" ? namesLayers : hasSeries && withLegend.has(kind);
  const change = (part: { readonly [Key in keyof ChartDisplay]?: ChartDisplay[Key] | undefined }) =>
    onChange({ display: changeDisplay(display, part) });
  return (
    <>
      {hasLegend && (
        <Switch
          label="Legend"
          checked={display.legend !== "hidden"}
          onCheckedChange={(isOn) => change({ legend: isOn ? undefined : "hidden" })}
        />
      )}
      {withGrid.has(kind) && (
        <Switch
          label="Grid lines"
          checked={display.grid !== "hidden"}
          onCheckedChange={(isOn) => change({ grid: isOn ? undefined : "hidden" })}
        />
      )}
      {withLines.has(kind) && (
        <Switch
          label="Smooth lines"
          checked={display.curve === "smooth"}
          onCheckedChange={(isOn) => change({ curve: isOn ? "smooth" : undefined })}
        />
      )}
      {(withLines.has(kind) || kind === "step") && (
        <Switch
          label="Dots at the points"
          checked={display.points === "shown"}
          onCheckedChange={(isOn) => change({ points: isOn ? "shown" : undefined })}
        />
      )}
    </>
  );
}
