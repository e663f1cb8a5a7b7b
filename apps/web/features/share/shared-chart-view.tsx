import type { SharedChart } from "@askery/api";
import { Card } from "../../ui/card.tsx";
import { FiguresCard } from "./figures-card.tsx";

interface SharedChartViewProps {
  readonly chart: SharedChart;
  readonly token: string;
  readonly allowsExport: boolean;
}

/** A shared chart with its title. */
export function SharedChartView({ chart, token, allowsExport }: SharedChartViewProps) {
  const { title, figures } = chart;
  return (
    <>
      <h2 className="text-22 font-semibold wrap-anywhere max-md:text-18">{title}</h2>
      {figures === null ? (
        <Card className="mt-4 p-4">
          <p className="text-text-2">This chart uses a private column. It is not shown here.</p>
        </Card>
      ) : (
        <>
          <p className="mt-0.5 mb-4 text-13 text-text-3">{figures.caption.subtitle}</p>
          <FiguresCard
            name={title}
            label={title}
            exportPath={allowsExport ? `/api/share/${encodeURIComponent(token)}/export` : null}
            {...{ figures }}
          />
        </>
      )}
    </>
  );
}
