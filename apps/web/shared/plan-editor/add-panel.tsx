import type { EditOptions, FieldOption, PlanEdit } from "@askery/model";
import {
  ArrowDownWideNarrow,
  CalendarDays,
  ChartColumn,
  ListEnd,
  ListFilter,
  Sigma,
  type LucideIcon,
} from "lucide-react";
import { useState } from "react";
import { addMeasure } from "./add-measure.ts";
import { DimensionPanel } from "./dimension-panel.tsx";
import { PanelHead } from "./editor-panel.tsx";
import { FilterPanel } from "./filter-panel.tsx";
import { LimitPanel } from "./limit-panel.tsx";
import { MeasurePanel } from "./measure-panel.tsx";
import { OptionList, type ListOption } from "../../ui/option-list.tsx";
import type { PanelProps } from "./panel-props.ts";
import { PeriodPanel } from "./period-panel.tsx";
import { SortPanel } from "./sort-panel.tsx";

type Kind = "measure" | "dimension" | "filter" | "period" | "order" | "limit";

/** What to do with a picked option: open the panel of a kind, filter by a field, or apply an edit. */
type Picked =
  | { readonly do: "open"; readonly kind: Kind }
  | { readonly do: "filter"; readonly field: FieldOption }
  | { readonly do: "apply"; readonly edit: PlanEdit };

/** Everything that can be added to a plan: six kinds of parts or, in a search, all measures, breakdowns and fields. */
export function AddPanel(props: PanelProps) {
  const { options, onEdit, typed, onTyped, empty } = props;
  const [opened, setOpened] = useState<Extract<Picked, { do: "open" | "filter" }> | null>(null);
  const back = () => {
    onTyped("");
    setOpened(null);
  };
  if (opened?.do === "filter") {
    return <FilterPanel {...props} part={null} field={opened.field} onBack={back} />;
  }
  if (opened !== null) return <KindPanel {...props} kind={opened.kind} onBack={back} />;
  return (
    <>
      <PanelHead title="Add to this answer" />
      <OptionList
        label="Find anything to add"
        options={typed.trim() === "" ? listKinds(options) : listEverything(options)}
        {...{ typed, onTyped, empty }}
        onPick={(picked) => {
          if (picked.do === "apply") return onEdit(picked.edit);
          onTyped("");
          setOpened(picked);
        }}
      />
    </>
  );
}

function KindPanel({ kind, ...props }: PanelProps & { readonly kind: Kind }) {
  const { parts } = props.options;
  switch (kind) {
    case "measure":
      return <MeasurePanel {...props} part={null} />;
    case "dimension":
      return <DimensionPanel {...props} part={null} />;
    case "filter":
      return <FilterPanel {...props} part={null} />;
    case "period":
      return <PeriodPanel {...props} part={parts.find((part) => part.kind === "period") ?? null} />;
    case "order":
      return <SortPanel {...props} order={parts.find((part) => part.kind === "order")?.order ?? []} />;
    case "limit":
      return <LimitPanel {...props} limit={parts.find((part) => part.kind === "limit")?.limit ?? null} />;
  }
}

/** The kinds of which there is something to choose. */
function listKinds(options: EditOptions): readonly ListOption<Picked>[] {
  const { measures, dimensions, fields, times, outputs } = options;
  const isThere: Readonly<Record<Kind, boolean>> = {
    measure: measures.length > 0,
    dimension: dimensions.length > 0,
    filter: fields.length > 0,
    period: times.length > 0,
    order: outputs.length > 0,
    limit: outputs.length > 0,
  };
  return kinds
    .filter(({ kind }) => isThere[kind])
    .map(({ kind, ...shown }) => ({ ...shown, value: { do: "open", kind }, key: kind, group: "" }));
}

const kinds: readonly {
  readonly kind: Kind;
  readonly words: string;
  readonly aside: string;
  readonly icon: LucideIcon;
}[] = [
  { kind: "measure", words: "Measure", aside: "a figure", icon: Sigma },
  { kind: "dimension", words: "Breakdown", aside: "by what", icon: ChartColumn },
  { kind: "filter", words: "Filter", aside: "which rows", icon: ListFilter },
  { kind: "period", words: "Period", aside: "which days", icon: CalendarDays },
  { kind: "order", words: "Sort", aside: "in which order", icon: ArrowDownWideNarrow },
  { kind: "limit", words: "Limit", aside: "how many", icon: ListEnd },
];

function listEverything(options: EditOptions): readonly ListOption<Picked>[] {
  const { measures, dimensions, fields } = options;
  return [
    ...measures.map(({ words, group, measure, repeats }) => ({
      value: { do: "apply", edit: addMeasure(measure, options) } as const,
      key: JSON.stringify(measure),
      words,
      group: "Measures",
      aside: group,
      caution: repeats,
    })),
    ...dimensions.map(({ words, group, dimension }) => ({
      value: { do: "apply", edit: { kind: "addDimension", dimension } } as const,
      key: JSON.stringify(dimension),
      words: `by ${words}`,
      group: "Breakdowns",
      aside: group,
    })),
    ...fields.map((field) => ({
      value: { do: "filter", field } as const,
      key: JSON.stringify(field),
      words: field.words,
      group: "Filters",
      aside: field.group,
    })),
  ];
}
