import { suggestAnswerHeight, type Chart, type Output, type Table } from "@askery/model";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { ChartPoint, MarkPosition, MountedChart, MountRequest } from "@askery/charts";
import { WaitingLine } from "../../../ui/waiting-line.tsx";
import type { ShowPointActions } from "../point/answer-point.ts";
import { ChartPoints, type OpenedMark } from "./chart-points.tsx";
import { watchShownTheme } from "../../theme/shown-theme.ts";

interface AnswerChartProps {
  readonly chart: Pick<Chart, "spec" | "facts">;
  readonly table: Table;
  readonly locale: string;
  /** As tall as is readable, or as its container. Default: `content`. */
  readonly fit?: "content" | "container";
  /** The columns of the table, and what can be done from a mark. Default: marks can't be picked. */
  readonly outputs?: readonly Output[];
  readonly pointActions?: ShowPointActions | undefined;
}

/**
 * The chart of an answer, in the theme's colors. The chart library is loaded with the first chart; until then the space
 * is empty, with the chart's height.
 */
export function AnswerChart(props: AnswerChartProps) {
  const { chart, table, locale, fit = "content", outputs, pointActions } = props;
  const { spec, facts } = chart;
  const [opened, setOpened] = useState<OpenedMark | null>(null);
  const canOpen = pointActions !== undefined && outputs !== undefined;
  const container = useRef<HTMLDivElement>(null);
  const mounted = useRef<MountedChart>(null);
  const [height, setHeight] = useState(usualHeight);
  const [state, setState] = useState<"coming" | "drawn" | "failed">("coming");
  useLayoutEffect(() => {
    const width = container.current?.clientWidth;
    if (width !== undefined) setHeight(suggestAnswerHeight({ spec, table }, width));
  }, [spec, table]);
  useEffect(() => {
    const element = container.current;
    if (element === null) return;
    let isGone = false;
    const draw = async () => {
      const { mountChart, readChartTheme } = await import("@askery/charts");
      if (isGone) return;
      const onSelect = (point: ChartPoint, at: MarkPosition) => {
        if (point.row !== null) setOpened({ point, at });
      };
      const source = { spec, facts, table, locale, ...(canOpen && { onSelect }) };
      const request = (): MountRequest => ({ ...source, theme: readChartTheme(element) });
      if (mounted.current === null) {
        mounted.current = mountChart(element, request());
        await mounted.current.ready;
        setState("drawn");
      } else {
        await mounted.current.update(request());
      }
      return watchShownTheme(() => void mounted.current?.update(request()));
    };
    const watching = draw().catch(() => {
      setState("failed");
      return undefined;
    });
    return () => {
      isGone = true;
      void watching.then((stop) => stop?.());
    };
  }, [spec, facts, table, locale, canOpen]);
  useEffect(
    () => () => {
      mounted.current?.dispose();
      mounted.current = null;
    },
    [],
  );
  if (state === "failed") {
    return (
      <p className="py-10 text-center text-text-3">
        The chart could not be loaded. The table shows all the data.
      </p>
    );
  }
  const drawing = <div ref={container} className="size-full" />;
  return (
    <div className="relative" style={{ height: fit === "container" ? "100%" : height }}>
      {canOpen ? (
        <ChartPoints
          {...{ mounted, locale, opened, pointActions }}
          shown={{ table, outputs }}
          onOpen={setOpened}
        >
          {drawing}
        </ChartPoints>
      ) : (
        drawing
      )}
      {state === "coming" && (
        <div className="absolute inset-0 grid place-items-center">
          <WaitingLine>Drawing the chart</WaitingLine>
        </div>
      )}
    </div>
  );
}

const usualHeight = 240;
