import type { Chart, Table } from "@askery/model";
import { useEffect, useRef, useState } from "react";
import type { MountedChart, MountRequest } from "@askery/charts";
import { watchShownTheme } from "../../theme/shown-theme.ts";

interface AnswerChartProps {
  readonly chart: Pick<Chart, "spec" | "facts">;
  readonly table: Table;
  readonly locale: string;
  /** As tall as reads well, or as tall as the place it stands in. Default: `content`. */
  readonly fit?: "content" | "place";
}

/** The chart of an answer, in the colors of the theme it stands in. The chart library comes when the first one is shown. */
export function AnswerChart({ chart: { spec, facts }, table, locale, fit = "content" }: AnswerChartProps) {
  const place = useRef<HTMLDivElement>(null);
  const mounted = useRef<MountedChart>(null);
  const [height, setHeight] = useState(usualHeight);
  const [isFailed, setIsFailed] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    let isGone = false;
    const draw = async () => {
      const { mountChart, readChartTheme, suggestAnswerHeight } = await import("@askery/charts");
      if (isGone) return;
      const source = { spec, facts, table, locale };
      setHeight(suggestAnswerHeight(source, element.clientWidth));
      const request = (): MountRequest => ({ ...source, theme: readChartTheme(element) });
      if (mounted.current === null) {
        mounted.current = mountChart(element, request());
        await mounted.current.ready;
      } else {
        mounted.current.update(request());
      }
      return watchShownTheme(() => mounted.current?.update(request()));
    };
    const watching = draw().catch(() => {
      setIsFailed(true);
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
  if (isFailed) {
    return (
      <p className="py-10 text-center text-text-3">
        The chart could not be loaded. The table shows all the data.
      </p>
    );
  }
  return <div ref={place} style={{ height: fit === "place" ? "100%" : height }} />;
}

const usualHeight = 240;
