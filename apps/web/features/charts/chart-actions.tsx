import { exportChart, type ExportFormat, type SavedChart } from "@askery/api";
import type { VariableValues } from "@askery/model";
import { Database, History, LayoutDashboard, RefreshCw, SlidersHorizontal, Telescope } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { ExportMenu } from "../../shared/answer/export-menu.tsx";
import { describeWhen } from "../../shared/wording/describe-when.ts";
import { useCanEdit } from "../../shared/database/use-can-edit.ts";
import { useReadsAll } from "../../shared/database/use-reads-all.ts";
import { useLocale } from "../../shared/database/use-locale.ts";
import { useNow } from "../../shared/wording/use-now.ts";
import { LinkButton } from "../../shared/page/link-button.tsx";
import { useRefreshChart } from "../../shared/library/use-refresh-chart.ts";
import { Button } from "../../ui/button.tsx";
import { focusIfLost } from "../../ui/focus-if-lost.ts";

const AddToDashboardDialog = lazy(async () => ({
  default: (await import("../../shared/library/add-to-dashboard-dialog.tsx")).AddToDashboardDialog,
}));

const ChartHistoryDialog = lazy(async () => ({
  default: (await import("./editor/chart-history-dialog.tsx")).ChartHistoryDialog,
}));

interface ChartActionsProps {
  readonly chart: SavedChart;
  /** The values of variables for which it is shown; null for the saved ones. */
  readonly values: VariableValues | null;
  /** The editor that was closed to show it, whose button gets the focus. */
  readonly left: "nothing" | "look" | "data";
  /** Opens the editor of its look, or the builder of its data. */
  readonly onEdit: (part: "look" | "data") => void;
}

/** Actions for a chart, in a bar below it. */
export function ChartActions({ chart, values, left, onEdit }: ChartActionsProps) {
  const [opened, setOpened] = useState<"nothing" | "history">("nothing");
  const [isAdding, setIsAdding] = useState(false);
  const { id, databaseId, title, table, ranAtMs } = chart;
  const refresh = useRefreshChart(id);
  const locale = useLocale(databaseId);
  const canEdit = useCanEdit(databaseId);
  const readsAll = useReadsAll(databaseId);
  const now = useNow();
  const tableAddress = (format: ExportFormat) => {
    const query = { format, ...(values !== null && { values: JSON.stringify(values) }) };
    return `${exportChart.path.replace("{chartId}", encodeURIComponent(id))}?${String(new URLSearchParams(query))}`;
  };
  return (
    <div className="flex flex-wrap items-center gap-1 border-t border-line p-2">
      <Button size="sm" icon={RefreshCw} isBusy={refresh.isPending} onClick={() => refresh.mutate()}>
        Refresh
      </Button>
      {canEdit && <EditButtons {...{ left, onEdit }} />}
      {readsAll && (
        <Button kind="ghost" size="sm" icon={History} onClick={() => setOpened("history")}>
          <span className="max-md:sr-only">History</span>
        </Button>
      )}
      {canEdit && (
        <Button kind="ghost" size="sm" icon={LayoutDashboard} onClick={() => setIsAdding(true)}>
          <span>
            Add<span className="max-md:sr-only"> to dashboard</span>
          </span>
        </Button>
      )}
      <LinkButton to="/ask/explorer" search={{ chart: id }} kind="ghost" size="sm">
        <Telescope />
        <span>
          Explore<span className="max-md:sr-only"> this</span>
        </span>
      </LinkButton>
      <ExportMenu
        name={title}
        tables={[{ label: "Table", address: tableAddress }]}
        picture={{ chart, locale, readTable: async () => table, rowCount: table.rowCount }}
      />
      <output className="figures ms-auto px-2 text-12 text-text-3 max-md:sr-only">
        {refresh.isPending ? "Computing the figures" : describeAge(describeWhen(ranAtMs, now))}
      </output>
      {opened === "history" && (
        <Suspense fallback={null}>
          <ChartHistoryDialog chart={chart} canEdit={canEdit} onClose={() => setOpened("nothing")} />
        </Suspense>
      )}
      {isAdding && (
        <Suspense fallback={null}>
          <AddToDashboardDialog
            databaseId={databaseId}
            onSave={async () => chart}
            onClose={() => setIsAdding(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

function EditButtons({ left, onEdit }: Pick<ChartActionsProps, "left" | "onEdit">) {
  return (
    <>
      <Button
        ref={left === "look" ? focusIfLost : null}
        kind="ghost"
        size="sm"
        icon={SlidersHorizontal}
        onClick={() => onEdit("look")}
      >
        Edit<span className="sr-only"> chart</span>
      </Button>
      <Button
        ref={left === "data" ? focusIfLost : null}
        kind="ghost"
        size="sm"
        icon={Database}
        onClick={() => onEdit("data")}
      >
        <span className="max-md:sr-only">Change data</span>
      </Button>
    </>
  );
}

function describeAge(when: string): string {
  return when === "just now" ? "Fresh" : `Cached, ${when}`;
}
