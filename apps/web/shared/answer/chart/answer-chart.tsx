import { canHideSeries, suggestAnswerHeight, type Chart, type Output, type Table } from "@askery/model";
import { lazy, Suspense, useLayoutEffect, useState, type CSSProperties } from "react";
import { WaitingLine } from "../../../ui/waiting-line.tsx";
import type { ShowPointActions } from "../point/answer-point.ts";
import { ChartFailed } from "./chart-failed.tsx";
import { ChartPoints, type OpenedMark } from "./chart-points.tsx";
import { NarrowingRow } from "./narrowing-row.tsx";
import { useNarrowing } from "./use-narrowing.ts";
import { useMountedChart } from "./use-mounted-chart.ts";

interface AnswerChartProps {
  readonly chart: Pick<Chart, "spec" | "facts">;
  readonly table: Table;
  readonly locale: string;
  /** As tall as is readable, as its container, or the taller of both. Default: `content`. */
  readonly fit?: "content" | "container" | "both";
  /** Whether buttons below hide and show series. Default: in a chart that is as tall as is readable. */
  readonly canHide?: boolean;
  /** The columns of the table, and what can be done from a mark. Default: marks can't be picked. */
  readonly outputs?: readonly Output[];
  readonly pointActions?: ShowPointActions | undefined;
  /** The rows whose marks can be picked, if the chart has figures of another result beside them. Default: the table. */
  readonly pickable?: Table;
}

/**
 * The chart of an answer, in the theme's colors; a pivot table is a table. The chart library is loaded with the first
 * chart; until then the space is empty, with the chart's height.
 */
export function AnswerChart(props: AnswerChartProps) {
  const { chart, table, locale, fit, outputs, pointActions } = props;
  if (chart.spec.kind !== "pivot") return <DrawnChart {...props} />;
  return (
    <Suspense fallback={<WaitingLine>Drawing the chart</WaitingLine>}>
      <PivotTable {...{ chart, table, locale, outputs, pointActions }} isContained={fit === "container"} />
    </Suspense>
  );
}

const PivotTable = lazy(async () => ({ default: (await import("./pivot-table.tsx")).PivotTable }));

function DrawnChart(props: AnswerChartProps) {
  const { chart, table, locale, fit = "content", canHide = fit !== "container", outputs } = props;
  const { pointActions, pickable = table } = props;
  const { spec, facts } = chart;
  const [opened, setOpened] = useState<OpenedMark | null>(null);
  const [focused, setFocused] = useState<OpenedMark | null>(null);
  const canOpen = pointActions !== undefined && outputs !== undefined;
  const open = (mark: OpenedMark | null) => setOpened(mark !== null && isOf(pickable, mark) ? mark : null);
  const [height, setHeight] = useState(usualHeight);
  const reader = useNarrowing(table);
  const hasRow = canHide && spec.display?.legend !== "hidden" && canHideSeries(spec, table);
  const source = { spec, facts, table, locale, narrowing: reader.narrowing, hasNamesBeside: hasRow };
  const { container, mounted, state, series, canZoom } = useMountedChart(source, {
    onSelect: canOpen ? open : null,
    onZoom: reader.zoomTo,
    onDraw: ({ moveFocus }) => {
      if (focused !== null) setFocused(moveFocus({ along: 0, across: 0 }));
    },
  });
  useLayoutEffect(() => {
    const width = container.current?.clientWidth;
    if (width !== undefined) setHeight(suggestAnswerHeight({ spec, table }, width));
  }, [container, spec, table]);
  if (state === "failed") return <ChartFailed />;
  const canvas = <div ref={container} className="size-full" />;
  return (
    <div className={outerClasses[fit]}>
      <div className={innerClasses[fit]} style={heightOf(fit, height)}>
        <div className="absolute inset-0">
          {canOpen ? (
            <ChartPoints
              {...{ mounted, focused, locale, opened, pointActions }}
              onFocus={setFocused}
              reader={canZoom ? reader : null}
              shown={{ table: pickable, outputs }}
              onOpen={open}
            >
              {canvas}
            </ChartPoints>
          ) : (
            canvas
          )}
          {state === "coming" && (
            <div className="absolute inset-0 grid place-items-center">
              <WaitingLine>Drawing the chart</WaitingLine>
            </div>
          )}
        </div>
      </div>
      {(hasRow || reader.isZoomed) && <NarrowingRow series={hasRow ? series : []} reader={reader} />}
    </div>
  );
}

const outerClasses: Record<NonNullable<AnswerChartProps["fit"]>, string> = {
  content: "",
  container: "flex h-full flex-col",
  both: "flex flex-1 flex-col",
};

const innerClasses: typeof outerClasses = {
  content: "relative",
  container: "relative min-h-0 flex-1",
  both: "relative flex-1",
};

/** Beside a much taller chart, a readable one becomes so much taller at most. */
const maxGrowth = 1.6;

function heightOf(fit: NonNullable<AnswerChartProps["fit"]>, height: number): CSSProperties {
  if (fit === "container") return {};
  return fit === "content" ? { height } : { minHeight: height, maxHeight: maxGrowth * height };
}

function isOf({ rowCount }: Table, { point: { row } }: OpenedMark): boolean {
  return row !== null && row < rowCount;
}

const usualHeight = 240;
