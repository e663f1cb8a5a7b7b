import type { ChartSpec, Table } from "@askery/model";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import type { ChartTypeChoice } from "@askery/charts";
import { Menu, MenuContent, MenuRadioGroup, MenuRadioItem, MenuTrigger } from "../../../ui/dropdown-menu.tsx";
import { chartTypes } from "./chart-types.data.ts";

interface ChartTypePickerProps {
  /** As the answer came. */
  readonly original: ChartSpec;
  /** As it is shown now. */
  readonly shown: ChartSpec;
  readonly table: Table;
  readonly onPick: (spec: ChartSpec) => void;
}

/** Which chart is shown and why; opens the other types, those that cannot show this with their reason. */
export function ChartTypePicker({ original, shown, table, onPick }: ChartTypePickerProps) {
  const [choices, setChoices] = useState<readonly ChartTypeChoice[]>([]);
  const { icon: Icon, label } = chartTypes[shown.type];
  const open = async () => {
    const { findChartTypes } = await import("@askery/charts");
    setChoices(findChartTypes(original, table));
  };
  const pick = async (type: string) => {
    const { changeChartType } = await import("@askery/charts");
    const choice = choices.find((one) => one.type === type);
    if (choice?.canShow) onPick(changeChartType(original, table, choice.type));
  };
  return (
    <Menu onOpenChange={(isOpen) => isOpen && void open()}>
      <MenuTrigger className="tap flex h-7 max-w-[45%] min-w-0 items-center lg:max-w-[60%] gap-1.5 rounded-2 px-2 text-12 text-text-3 transition-colors hover:bg-hover aria-expanded:bg-press">
        <Icon className="size-3.5! text-text-2" />
        <span className="font-medium text-text-2 max-sm:sr-only">{label}</span>
        <span className="truncate max-md:hidden">{shown.reason}</span>
        <ChevronDown className="size-3!" />
        <span className="sr-only">, change the chart type</span>
      </MenuTrigger>
      <MenuContent align="end">
        <MenuRadioGroup value={shown.type} onValueChange={(type) => void pick(type)}>
          {choices.map(({ type, canShow, reason }) => {
            const { icon: TypeIcon, label: typeLabel } = chartTypes[type];
            return (
              <MenuRadioItem key={type} value={type} disabled={!canShow}>
                <TypeIcon />
                <span className="min-w-0 flex-1">
                  {typeLabel}
                  {!canShow && <span className="block text-11 text-text-3">{reason}</span>}
                </span>
              </MenuRadioItem>
            );
          })}
        </MenuRadioGroup>
      </MenuContent>
    </Menu>
  );
}
