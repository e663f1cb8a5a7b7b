import { drawChartThumbnail, drawChartThumbnails, type ChartSummary } from "@askery/api";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ChartKindIcon } from "../answer/chart/chart-kind-icon.tsx";
import { useShownTheme } from "../theme/use-shown-theme.ts";
import { loadThumbnail } from "./load-thumbnail.ts";

interface ChartThumbnailProps {
  readonly chart: Pick<ChartSummary, "id" | "databaseId" | "type" | "updatedAtMs" | "ranAtMs">;
}

/** A small picture of a chart, drawn by the server; the icon of its kind if that fails. */
export function ChartThumbnail({ chart }: ChartThumbnailProps) {
  const theme = useShownTheme();
  const { id: chartId, databaseId } = chart;
  const version = `${chart.updatedAtMs}-${chart.ranAtMs}`;
  const ofList = useQuery({
    queryKey: [drawChartThumbnails.path, { databaseId }, chartId, theme, version],
    queryFn: async () => loadThumbnail({ databaseId, chartId, theme }),
    // Another version has another key.
    staleTime: Infinity,
    retry: false,
  });
  const [failed, setFailed] = useState<string>();
  // The server computes what the list has no figures of, each by itself, once it is visible.
  const svg = ofList.data ?? null;
  const address = svg === null ? ofOne(chartId, theme, version) : asAddress(svg);
  return (
    <div className="mt-auto mb-3 pt-3 grid aspect-[240/152] place-items-center">
      {failed === address ? (
        <ChartKindIcon kind={chart.type} className="size-6! text-text-off" />
      ) : (
        !ofList.isPending && (
          <img
            key={address}
            src={address}
            alt=""
            width={240}
            height={140}
            loading="lazy"
            decoding="async"
            className="size-full"
            onError={() => setFailed(address)}
          />
        )
      )}
    </div>
  );
}

/** The last parameter makes the browser reload the picture when the chart has changed. */
function ofOne(chartId: string, theme: string, version: string): string {
  const path = drawChartThumbnail.path.replace("{chartId}", encodeURIComponent(chartId));
  return `${path}?theme=${theme}&of=${version}`;
}

function asAddress(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
