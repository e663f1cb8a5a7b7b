import { drawChartThumbnail, type ChartSummary } from "@askery/api";
import { useState } from "react";
import { ChartKindIcon } from "../answer/chart/chart-kind-icon.tsx";
import { useShownTheme } from "../theme/use-shown-theme.ts";

interface ChartThumbnailProps {
  readonly chart: Pick<ChartSummary, "id" | "type" | "updatedAtMs" | "ranAtMs">;
}

/** A small picture of a chart, drawn by the server and loaded lazily; the icon of its kind if that fails. */
export function ChartThumbnail({ chart }: ChartThumbnailProps) {
  const theme = useShownTheme();
  const path = drawChartThumbnail.path.replace("{chartId}", encodeURIComponent(chart.id));
  // The last parameter makes the browser reload the picture when the chart has changed.
  const address = `${path}?theme=${theme}&of=${chart.updatedAtMs}-${chart.ranAtMs}`;
  const [failed, setFailed] = useState<string>();
  return (
    <div className="mt-auto mb-3 pt-3 grid aspect-[240/152] place-items-center">
      {failed === address ? (
        <ChartKindIcon kind={chart.type} className="size-6! text-text-off" />
      ) : (
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
      )}
    </div>
  );
}
