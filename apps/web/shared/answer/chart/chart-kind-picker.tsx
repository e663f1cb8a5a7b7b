import { chartKindOf, type Chart } from "@askery/model";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import type { ChartKindChoice, DrawnResult } from "@askery/charts";
import { Menu, MenuContent, MenuRadioGroup, MenuRadioItem, MenuTrigger } from "../../../ui/dropdown-menu.tsx";
import { ChartKindIcon } from "./chart-kind-icon.tsx";

interface ChartKindPickerProps {
  /** The chart of the answer. */
  readonly original: Chart;
  /** The current chart. */
  readonly shown: Chart;
  readonly result: DrawnResult;
  readonly onPick: (chart: Chart) => void;
}

/** Shows the kind of chart with its reason, and a menu of the other kinds, where unsuitable ones have a reason. */
export function ChartKindPicker({ original, shown, result, onPick }: ChartKindPickerProps) {
  const [choices, setChoices] = useState<readonly ChartKindChoice[]>([]);
  const { kind: shownKind } = shown.spec;
  const open = async () => {
    const { findChartKinds } = await import("@askery/charts");
    setChoices(findChartKinds(original.spec, result));
  };
  const pick = async (kind: string) => {
    const { changeChartKind } = await import("@askery/charts");
    const choice = choices.find((one) => one.kind === kind);
    if (choice?.canShow) onPick(changeChartKind(original, result, choice.kind));
  };
  return (
    <Menu onOpenChange={(isOpen) => isOpen && void open()}>
      <MenuTrigger className="tap flex h-7 max-w-[45%] min-w-0 items-center lg:max-w-[60%] gap-1.5 rounded-2 px-2 text-12 text-text-3 transition-colors hover:bg-hover aria-expanded:bg-press">
        <ChartKindIcon kind={shownKind} className="size-3.5! text-text-2" />
        <span className="flex-none font-medium text-text-2 max-sm:sr-only">
          {chartKindOf(shownKind).label}
        </span>
        <span className="truncate max-md:hidden">{shown.caption.reason}</span>
        <ChevronDown className="size-3!" />
        <span className="sr-only">, change the chart type</span>
      </MenuTrigger>
      <MenuContent align="end">
        <MenuRadioGroup value={shownKind} onValueChange={(kind) => void pick(kind)}>
          {choices.map(({ kind, canShow, reason }) => (
            <MenuRadioItem key={kind} value={kind} disabled={!canShow}>
              <ChartKindIcon kind={kind} />
              <span className="min-w-0 flex-1">
                {chartKindOf(kind).label}
                {!canShow && <span className="block text-11 text-text-3">{reason}</span>}
              </span>
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
      </MenuContent>
    </Menu>
  );
}
