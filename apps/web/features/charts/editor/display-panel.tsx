import {
  chartPanels,
  findTraits,
  marksEvents,
  panelNames,
  readDrawnColumns,
  type ChartDisplay,
  type ChartEvents,
  type ChartPalette,
  type ChartPanel,
  type ChartSort,
  type Stacking,
} from "@askery/model";
import { findRoles } from "@askery/charts";
import { Select } from "../../../ui/select.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { changeDisplay } from "./change-display.ts";
import { ColorField } from "./color-field.tsx";
import { HighlightField } from "./highlight-field.tsx";
import { LookSwitches } from "./look-switches.tsx";
import { NumberField } from "./number-field.tsx";
import type { PanelProps } from "./panel-props.ts";
import { RulesField } from "./rules-field.tsx";

const automatic = "automatic";

const stackings: readonly { readonly value: Stacking; readonly label: string }[] = [
  { value: "none", label: "Side by side" },
  { value: "stacked", label: "Stacked" },
  { value: "shares", label: "Shares of 100%" },
];
const sorts: readonly { readonly value: ChartSort | typeof automatic; readonly label: string }[] = [
  { value: automatic, label: "As in the result" },
  { value: "largest", label: "Largest first" },
  { value: "smallest", label: "Smallest first" },
  { value: "name", label: "By name" },
];
const labels: readonly { readonly value: "shown" | "hidden" | typeof automatic; readonly label: string }[] = [
  { value: automatic, label: "Where they fit" },
  { value: "shown", label: "Shown" },
  { value: "hidden", label: "Hidden" },
];
const palettes: readonly { readonly value: ChartPalette | typeof automatic; readonly label: string }[] = [
  { value: automatic, label: "Standard" },
  { value: "shades", label: "Shades of one color" },
  { value: "focus", label: "First in color, others grey" },
  { value: "patterns", label: "Colors with patterns" },
  { value: "varied", label: "A color for each bar" },
];

const eventChoices: readonly {
  readonly value: ChartEvents | typeof automatic;
  readonly label: string;
}[] = [
  { value: automatic, label: "For members" },
  { value: "shown", label: "For everyone" },
  { value: "hidden", label: "Hidden" },
];
const eventHints = {
  [automatic]: "The dated events of this database, in its knowledge. Visitors of links do not see them.",
  shown: "Also for visitors of links and members with data rules.",
  hidden: "This chart shows no dated events.",
} as const;

const panels: readonly { readonly value: ChartPanel | typeof automatic; readonly label: string }[] = [
  { value: automatic, label: "As they suit" },
  ...chartPanels.map((value) => {
    const name = panelNames[value];
    return { value, label: `${name.slice(0, 1).toUpperCase()}${name.slice(1)}` };
  }),
];

/** Stacking, panels, order, the largest values, figures and colors. */
export function DisplayPanel(panel: PanelProps) {
  const { chart, design, spec, onChange } = panel;
  const { display } = design;
  const change = (part: { readonly [Key in keyof ChartDisplay]?: ChartDisplay[Key] | undefined }) =>
    onChange({ display: changeDisplay(display, part) });
  const { y, series } = readDrawnColumns(spec);
  const hasSeries = series !== null || y.length > 1;
  const isPart = findTraits(findRoles(chart.own.spec, chart), chart).isPartOfWhole;
  return (
    <div className="grid gap-4 p-4">
      {"stacking" in spec.settings && hasSeries && (
        <Select
          label="Several series"
          options={stackings}
          value={spec.settings.stacking}
          onValueChange={(stacking) => onChange({ stacking })}
        />
      )}
      {spec.kind === "smallMultiples" && (
        <Select
          label="Each chart"
          options={panels}
          value={display.panel ?? automatic}
          onValueChange={(panel) => change({ panel: panel === automatic ? undefined : panel })}
        />
      )}
      <Select
        label="Order"
        options={sorts}
        value={display.sort ?? automatic}
        onValueChange={(sort) => change({ sort: sort === automatic ? undefined : sort })}
      />
      <NumberField
        label={spec.kind === "smallMultiples" ? "Only the largest charts" : "Only the largest"}
        hint="Leave it empty for all values."
        value={display.top?.count ?? null}
        min={1}
        max={100}
        isWhole
        onChange={(count) =>
          change({ top: count === null ? undefined : { count, hasOther: display.top?.hasOther ?? isPart } })
        }
      />
      {display.top !== undefined && (
        <Switch
          label="Combine the rest into Other"
          hint={isPart ? undefined : "These figures do not add up, so the rest has no common figure."}
          checked={display.top.hasOther && isPart}
          isDisabled={!isPart}
          onCheckedChange={(hasOther) => change({ top: { count: display.top?.count ?? 5, hasOther } })}
        />
      )}
      <Select
        label="Figures"
        options={labels}
        value={display.labels ?? automatic}
        onValueChange={(value) => change({ labels: value === automatic ? undefined : value })}
      />
      <LookSwitches {...panel} hasSeries={hasSeries} />
      <Select
        label="Colors"
        options={palettes}
        value={display.palette ?? automatic}
        onValueChange={(palette) => change({ palette: palette === automatic ? undefined : palette })}
      />
      <HighlightField {...panel} />
      <ColorField {...panel} />
      <RulesField
        rules={display.colorRules ?? []}
        onChange={(colorRules) => change({ colorRules: colorRules.length === 0 ? undefined : colorRules })}
      />
      {marksEvents(spec) && (
        <EventsField
          value={display.events ?? automatic}
          onChange={(events) => change({ events: events === automatic ? undefined : events })}
        />
      )}
    </div>
  );
}

interface EventsFieldProps {
  readonly value: ChartEvents | typeof automatic;
  readonly onChange: (value: ChartEvents | typeof automatic) => void;
}

function EventsField({ value, onChange }: EventsFieldProps) {
  return (
    <Select
      label="Events"
      hint={eventHints[value]}
      options={eventChoices}
      value={value}
      onValueChange={onChange}
    />
  );
}
