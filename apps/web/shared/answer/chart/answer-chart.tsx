import { suggestAnswerHeight, type Chart, type Table } from "@askery/model";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { MountedChart, MountRequest } from "@askery/charts";
import { WaitingLine } from "../../../ui/waiting-line.tsx";
import { watchShownTheme } from "../../theme/shown-theme.ts";

interface AnswerChartProps {
  readonly chart: Pick<Chart, "spec" | "facts">;
  readonly table: Table;
  readonly locale: string;
  /** As tall as is readable, or as its container. Default: `content`. */
  readonly fit?: "content" | "container";
}

/**
 * The chart of an answer, in the theme's colors. The chart library is loaded with the first chart; until then the space
 * is empty, with the chart's height.
 */
export function AnswerChart({ chart: { spec, facts }, table, locale, fit = "content" }: AnswerChartProps) {
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
      const source = { spec, facts, table, locale };
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
  }, [spec, facts, table, locale]);
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
  return (
    <div className="relative" style={{ height: fit === "container" ? "100%" : height }}>
      <div ref={container} className="size-full" />
      {state === "coming" && (
        <div className="absolute inset-0 grid place-items-center">
          <WaitingLine>Drawing the chart</WaitingLine>
        </div>
      )}
    </div>
  );
}

const usualHeight = 240;
