import type {
  ChartPoint,
  ListedSeries,
  MarkPosition,
  MountedChart,
  MountRequest,
  Narrowing,
  ZoomedPart,
} from "@askery/charts";
import type { Chart, Table } from "@askery/model";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { watchShownTheme } from "../../theme/shown-theme.ts";
import type { OpenedMark } from "./chart-points.tsx";

interface DrawnSource extends Pick<Chart, "spec" | "facts"> {
  readonly table: Table;
  readonly locale: string;
  readonly narrowing: Narrowing;
  /** Whether the page names the series with their colors. */
  readonly hasNamesBeside: boolean;
}

interface Reactions {
  /** Called when a mark is picked. Null if marks can't be. */
  readonly onSelect: ((mark: OpenedMark) => void) | null;
  /** Called when a part of the axes is picked. */
  readonly onZoom: (part: ZoomedPart) => void;
  /** Called after each drawing but the first. */
  readonly onDraw: (mounted: MountedChart) => void;
}

/**
 * Draws a chart into a container, in the theme's colors, and again when it changes. The chart library is loaded with the
 * first chart.
 */
export function useMountedChart(source: DrawnSource, { onSelect, onZoom, onDraw }: Reactions) {
  const { spec, facts, table, locale, narrowing, hasNamesBeside } = source;
  const container = useRef<HTMLDivElement>(null);
  const mounted = useRef<MountedChart>(null);
  const [state, setState] = useState<"coming" | "drawn" | "failed">("coming");
  const [series, setSeries] = useState<readonly ListedSeries[]>([]);
  const [canZoom, setCanZoom] = useState(false);
  const canSelect = onSelect !== null;
  const select = useEffectEvent((point: ChartPoint, at: MarkPosition) => {
    if (point.row !== null) onSelect?.({ point, at });
  });
  const zoom = useEffectEvent(onZoom);
  const followDrawing = useEffectEvent(onDraw);
  useEffect(() => {
    const element = container.current;
    if (element === null) return;
    let isGone = false;
    const draw = async () => {
      const { listSeries, mountChart, readChartTheme } = await import("@askery/charts");
      if (isGone) return;
      const drawn = { spec, facts, table, locale, narrowing, hasNamesBeside };
      const request = (): MountRequest => ({
        ...drawn,
        theme: readChartTheme(element),
        onZoom: (part) => zoom(part),
        ...(canSelect && { onSelect: (point, at) => select(point, at) }),
      });
      const redraw = async () => {
        setSeries(listSeries(drawn, readChartTheme(element)));
        await mounted.current?.update(request());
        if (mounted.current === null) return;
        setCanZoom(mounted.current.canZoom());
        followDrawing(mounted.current);
      };
      if (mounted.current === null) {
        mounted.current = mountChart(element, request());
        await mounted.current.ready;
        setSeries(listSeries(drawn, readChartTheme(element)));
        setState("drawn");
        setCanZoom(mounted.current.canZoom());
      } else {
        await redraw();
      }
      return watchShownTheme(() => void redraw());
    };
    const watching = draw().catch(() => {
      setState("failed");
      return undefined;
    });
    return () => {
      isGone = true;
      void watching.then((stop) => stop?.());
    };
  }, [spec, facts, table, locale, narrowing, hasNamesBeside, canSelect]);
  useEffect(
    () => () => {
      mounted.current?.dispose();
      mounted.current = null;
    },
    [],
  );
  return { container, mounted, state, series, canZoom };
}
