import type { ChartType } from "@askery/model";
import {
  ChartArea,
  ChartBar,
  ChartColumn,
  ChartLine,
  ChartPie,
  ChartScatter,
  Grid3x3,
  Hash,
  Table2,
  type LucideIcon,
} from "lucide-react";

/** How a chart type is called and drawn small. */
interface ShownType {
  readonly icon: LucideIcon;
  readonly label: string;
}

export const chartTypes: Readonly<Record<ChartType, ShownType>> = {
  number: { icon: Hash, label: "Number" },
  bar: { icon: ChartColumn, label: "Columns" },
  horizontalBar: { icon: ChartBar, label: "Bars" },
  line: { icon: ChartLine, label: "Line" },
  area: { icon: ChartArea, label: "Area" },
  pie: { icon: ChartPie, label: "Pie" },
  scatter: { icon: ChartScatter, label: "Scatter" },
  histogram: { icon: ChartColumn, label: "Histogram" },
  heatmap: { icon: Grid3x3, label: "Heatmap" },
  table: { icon: Table2, label: "Table" },
};
