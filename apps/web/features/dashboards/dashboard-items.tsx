import type { Dashboard } from "@askery/api";
import { useNavigate } from "@tanstack/react-router";
import { ChartLine, Clock, FileText, History, Image, Maximize2, Pencil, Printer } from "lucide-react";
import { lazy, Suspense, useState, type ReactNode } from "react";
import { useCanEdit } from "../../shared/database/use-can-edit.ts";
import { useReadsAll } from "../../shared/database/use-reads-all.ts";
import { useShownTheme } from "../../shared/theme/use-shown-theme.ts";
import { MenuItem } from "../../ui/dropdown-menu.tsx";
import { DashboardMenu } from "./dashboard-menu.tsx";
import type { FilterUse } from "./filters/use-filters.ts";
import { usePrint } from "./print/use-print.ts";
import { saveDocument, savePicture } from "./save-document.ts";
import { useOpenTab } from "./use-open-tab.ts";

const HistoryDialog = lazy(async () => ({ default: (await import("./history-dialog.tsx")).HistoryDialog }));

const FreshnessDialog = lazy(async () => ({
  default: (await import("./freshness/freshness-dialog.tsx")).FreshnessDialog,
}));

interface DashboardItemsProps {
  readonly dashboard: Dashboard;
  readonly use: FilterUse;
  readonly onEdit: () => void;
  readonly onAddChart: () => void;
  readonly onFullScreen: () => void;
  /** Further items, above the others. */
  readonly children?: ReactNode;
}

/** The menu of an open dashboard. */
export function DashboardItems(props: DashboardItemsProps) {
  const { dashboard, use, onEdit, onAddChart, onFullScreen, children } = props;
  const [opened, setOpened] = useState<"history" | "freshness" | null>(null);
  const navigate = useNavigate();
  const canEdit = useCanEdit(dashboard.databaseId);
  const readsAll = useReadsAll(dashboard.databaseId);
  const print = usePrint();
  const theme = useShownTheme();
  const { tabId } = useOpenTab();
  return (
    <>
      <DashboardMenu dashboard={dashboard} onDeleted={() => void navigate({ to: "/dashboards" })}>
        {children}
        <MenuItem icon={Maximize2} onSelect={onFullScreen}>
          Full screen
        </MenuItem>
        <MenuItem icon={Printer} onSelect={print}>
          Print
        </MenuItem>
        <MenuItem icon={FileText} onSelect={() => saveDocument(dashboard, use, "pdf")}>
          Save as PDF
        </MenuItem>
        <MenuItem icon={Image} onSelect={() => savePicture(dashboard, use, { theme, tabId })}>
          Save as PNG
        </MenuItem>
        {readsAll && (
          <MenuItem icon={History} onSelect={() => setOpened("history")}>
            History
          </MenuItem>
        )}
        {canEdit && (
          <>
            <MenuItem icon={Pencil} className="md:hidden" onSelect={onEdit}>
              Edit
            </MenuItem>
            <MenuItem icon={ChartLine} onSelect={onAddChart}>
              Add a chart
            </MenuItem>
            {readsAll && (
              <MenuItem icon={Clock} onSelect={() => setOpened("freshness")}>
                Freshness
              </MenuItem>
            )}
          </>
        )}
      </DashboardMenu>
      {opened !== null && (
        <Suspense fallback={null}>
          {opened === "history" ? (
            <HistoryDialog dashboard={dashboard} onClose={() => setOpened(null)} />
          ) : (
            <FreshnessDialog dashboard={dashboard} card={null} onClose={() => setOpened(null)} />
          )}
        </Suspense>
      )}
    </>
  );
}
