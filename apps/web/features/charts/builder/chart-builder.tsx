import type { SavedChart } from "@askery/api";
import type { DialectName } from "@askery/model";
import { useEffect, useEffectEvent } from "react";
import { useCanEdit } from "../../../shared/database/use-can-edit.ts";
import { FailedState } from "../../../ui/failed-state.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { WaitingLine } from "../../../ui/waiting-line.tsx";
import { BuilderBench } from "./builder-bench.tsx";
import { StartPanel } from "./start-panel.tsx";
import { useChartBuilder, type ChartBuilder as Builder } from "./use-chart-builder.ts";

interface ChartBuilderProps {
  readonly databaseId: string;
  readonly dialect: DialectName;
  /** The chart to change; null builds a new one. */
  readonly chart: SavedChart | null;
  /** Called to leave without saving, and after saving a chart that exists. */
  readonly onClose?: () => void;
}

/** Builds a chart: first what it starts from, then its parts or its SQL, its look, and a live preview. */
export function ChartBuilder({ databaseId, dialect, chart, onClose }: ChartBuilderProps) {
  const builder = useChartBuilder(databaseId, chart?.design ?? null);
  const canEdit = useCanEdit(databaseId);
  if (!canEdit) {
    return (
      <p className="page-column text-text-3">Only editors of this database can build charts. Ask an owner.</p>
    );
  }
  if (builder.draft !== null) {
    return <BuilderBench {...{ databaseId, chart, builder, onClose }} draft={builder.draft} />;
  }
  return chart === null ? (
    <StartPanel {...{ databaseId, dialect, builder }} />
  ) : (
    <OpenChart chartId={chart.id} builder={builder} onClose={onClose} />
  );
}

interface OpenChartProps {
  readonly chartId: string;
  readonly builder: Builder;
  readonly onClose: (() => void) | undefined;
}

/** Opens a saved chart in the builder, with its current figures. */
function OpenChart({ chartId, builder, onClose }: OpenChartProps) {
  const { run } = builder;
  const open = () => builder.start({ kind: "chart", chartId }, "");
  const openFirst = useEffectEvent(open);
  useEffect(() => openFirst(), []);
  if (run.kind !== "failed") return <WaitingLine>Opening the chart</WaitingLine>;
  return (
    <Card>
      <FailedState
        title={run.failure.message}
        actions={
          <>
            <Button kind="solid" onClick={open}>
              Try again
            </Button>
            <Button kind="ghost" onClick={onClose}>
              Cancel
            </Button>
          </>
        }
      >
        {run.failure.fix}
      </FailedState>
    </Card>
  );
}
