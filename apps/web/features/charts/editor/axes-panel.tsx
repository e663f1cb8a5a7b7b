import { canHaveTrend, swapAxes, type ChartDisplay, type DesignMark } from "@askery/model";
import { ArrowLeftRight } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { Select } from "../../../ui/select.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { changeDisplay } from "./change-display.ts";
import { ForecastFields } from "./forecast-fields.tsx";
import { MarksField } from "./marks-field.tsx";
import { NumberField } from "./number-field.tsx";
import type { PanelProps } from "./panel-props.ts";

const automatic = "automatic";

/** Kinds whose value axis people can change. Bars and areas start at zero. */
const free: ReadonlySet<string> = new Set(["line", "step", "scatter", "bubble"]);

/** The scale of the figures, the lines, bands and notes on it, and what is a forecast. */
export function AxesPanel(panel: PanelProps) {
  const { design, spec, onChange } = panel;
  const { display, marks, kind } = design;
  const change = (part: { readonly [Key in keyof ChartDisplay]?: ChartDisplay[Key] | undefined }) =>
    onChange({ display: changeDisplay(display, part) });
  const goal = marks.find((mark) => mark.kind === "goal") ?? null;
  const withoutKind = (gone: DesignMark["kind"]) => marks.filter((mark) => mark.kind !== gone);
  const toggle = (mark: DesignMark, isOn: boolean) =>
    onChange({ marks: isOn ? [...marks, mark] : withoutKind(mark.kind) });
  const has = (wanted: DesignMark["kind"]) => marks.some((mark) => mark.kind === wanted);
  const hint = free.has(kind) ? undefined : "For lines and points: others start at zero.";
  return (
    <div className="grid gap-4 p-4">
      <SwapAxes {...panel} />
      <Switch
        label="Logarithmic scale"
        hint={hint ?? "For figures above zero."}
        checked={display.scale === "log"}
        isDisabled={!free.has(kind)}
        onCheckedChange={(isOn) => change({ scale: isOn ? "log" : undefined })}
      />
      <Select
        label="Zero"
        hint={hint}
        options={[
          { value: automatic, label: "Unless the figures are far from it" },
          { value: "included", label: "Always on the axis" },
          { value: "excluded", label: "Only if a figure needs it" },
        ]}
        value={display.zero ?? automatic}
        isDisabled={!free.has(kind)}
        onValueChange={(zero) => change({ zero: zero === automatic ? undefined : zero })}
      />
      <Switch
        label="Average line"
        checked={has("average")}
        onCheckedChange={(isOn) => toggle({ kind: "average" }, isOn)}
      />
      <Switch
        label="Trend line"
        hint="For points, lines, and columns over time."
        checked={has("trend")}
        isDisabled={!canHaveTrend(spec)}
        onCheckedChange={(isOn) => toggle({ kind: "trend" }, isOn)}
      />
      <NumberField
        label="Goal"
        hint="Also what progress, gauges and bullets measure against."
        value={goal?.value ?? null}
        onChange={(value) =>
          onChange({
            marks: [
              ...withoutKind("goal"),
              ...(value === null ? [] : [{ kind: "goal" as const, value, label: goal?.label ?? "goal" }]),
            ],
          })
        }
      />
      {goal !== null && (
        <TextField
          label="Name of the goal"
          value={goal.label}
          maxLength={60}
          onChange={(event) =>
            onChange({ marks: [...withoutKind("goal"), { ...goal, label: event.target.value }] })
          }
        />
      )}
      <MarksField {...panel} />
      <ForecastFields {...panel} />
    </div>
  );
}

function SwapAxes({ spec, onChange }: Pick<PanelProps, "spec" | "onChange">) {
  const swapped = swapAxes(spec);
  return (
    <div className="grid justify-items-start gap-1.5">
      <Button
        size="sm"
        icon={ArrowLeftRight}
        disabled={swapped === null}
        onClick={() => swapped !== null && onChange(swapped)}
      >
        Swap the axes
      </Button>
      {swapped === null && (
        <p className="text-12 text-text-3">For columns, bars, points, and tables of two breakdowns.</p>
      )}
    </div>
  );
}
