import type { ChartSummary } from "@askery/api";
import { Bookmark, Copy, Ellipsis, FolderInput, LayoutDashboard, Pencil, Share2, Trash2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useAddFavorite } from "../../shared/library/favorite-actions.ts";
import { LazyNameDialog } from "../../ui/lazy-name-dialog.tsx";
import { useMoveItems } from "../../shared/library/folders/move-context.ts";
import { OwnerItem } from "../../shared/library/owner-item.tsx";
import { LazySharingDialog } from "../../shared/sharing/lazy-sharing-dialog.tsx";
import { useDeleteChart, useRenameChart } from "../../shared/library/saved-actions.ts";
import { useDuplicateChart } from "./use-duplicate-chart.ts";
import { useCanEdit } from "../../shared/database/use-can-edit.ts";
import { useReadsAll } from "../../shared/database/use-reads-all.ts";
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from "../../ui/dropdown-menu.tsx";
import { IconButton } from "../../ui/icon-button.tsx";

const AddToDashboardDialog = lazy(async () => ({
  default: (await import("../../shared/library/add-to-dashboard-dialog.tsx")).AddToDashboardDialog,
}));

interface ChartMenuProps {
  readonly chart: ChartSummary;
  /** Called after deletion, to leave the chart's page. */
  readonly onDeleted?: (() => void) | undefined;
}

type OpenedDialog = "name" | "dashboards" | "share" | null;

/** The menu of a chart. */
export function ChartMenu({ chart, onDeleted }: ChartMenuProps) {
  const [opened, setOpened] = useState<OpenedDialog>(null);
  const { title, databaseId } = chart;
  const close = () => setOpened(null);
  return (
    <>
      <Menu>
        <MenuTrigger asChild>
          <IconButton label={`Actions for ${title}`} icon={Ellipsis} />
        </MenuTrigger>
        <MenuContent align="end">
          <ChartMenuItems {...{ chart, onDeleted }} onOpen={setOpened} />
        </MenuContent>
      </Menu>
      {opened === "name" && <RenameDialog chart={chart} onClose={close} />}
      <LazySharingDialog thing={opened === "share" ? { ...chart, kind: "chart" } : null} onClose={close} />
      {opened === "dashboards" && (
        <Suspense fallback={null}>
          <AddToDashboardDialog databaseId={databaseId} onSave={async () => chart} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

interface ChartMenuItemsProps extends ChartMenuProps {
  readonly onOpen: (dialog: OpenedDialog) => void;
}

/** Rendered while the menu is open: a page has a menu for each of its charts. */
function ChartMenuItems({ chart, onDeleted, onOpen }: ChartMenuItemsProps) {
  const { id, title, databaseId } = chart;
  const remove = useDeleteChart();
  const duplicate = useDuplicateChart();
  const favorite = useAddFavorite(databaseId);
  const canEdit = useCanEdit(databaseId);
  const readsAll = useReadsAll(databaseId);
  const move = useMoveItems();
  const deleteChart = () => {
    remove.mutate(chart);
    onDeleted?.();
  };
  return (
    <>
      <MenuItem icon={Bookmark} onSelect={() => favorite.mutate({ kind: "chart", targetId: id, title })}>
        Add to favorites
      </MenuItem>
      {readsAll && (
        <MenuItem icon={Share2} onSelect={() => onOpen("share")}>
          Share
        </MenuItem>
      )}
      {!chart.isMine && <OwnerItem owner={chart.owner} />}
      {canEdit && (
        <>
          <MenuItem icon={LayoutDashboard} onSelect={() => onOpen("dashboards")}>
            Add to dashboard
          </MenuItem>
          {move !== null && (
            <MenuItem icon={FolderInput} onSelect={() => move([chart])}>
              Move to a folder
            </MenuItem>
          )}
          <MenuItem icon={Copy} onSelect={() => duplicate.mutate(chart)}>
            Duplicate
          </MenuItem>
          <MenuItem icon={Pencil} onSelect={() => onOpen("name")}>
            Rename
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={Trash2} isDanger onSelect={deleteChart}>
            Delete
          </MenuItem>
        </>
      )}
    </>
  );
}

function RenameDialog({ chart, onClose }: { readonly chart: ChartSummary; readonly onClose: () => void }) {
  const rename = useRenameChart();
  return (
    <LazyNameDialog
      title="Rename chart"
      name={chart.title}
      confirmLabel="Rename"
      onConfirm={(title) => rename.mutate({ of: chart, title })}
      onClose={onClose}
    />
  );
}
