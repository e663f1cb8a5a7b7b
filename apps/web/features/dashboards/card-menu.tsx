import {
  getDashboard,
  listDashboards,
  updateDashboard,
  type Card,
  type Dashboard,
  type ExportFormat,
} from "@askery/api";
import { removeCard } from "@askery/model";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import {
  ChartLine,
  Clock,
  CodeXml,
  Download,
  Ellipsis,
  MessageCircleQuestion,
  MessageSquare,
  RefreshCw,
  Search,
  Trash2,
} from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { call } from "../../shared/server/call.ts";
import { queryKeyOf } from "../../shared/server/endpoint-query.ts";
import { useComments } from "../../shared/comments/comments-context.ts";
import { tableFormats } from "../../shared/answer/table-formats.ts";
import { useCanEdit } from "../../shared/database/use-can-edit.ts";
import { useReadsAll } from "../../shared/database/use-reads-all.ts";
import {
  Menu,
  MenuContent,
  MenuItem,
  MenuSeparator,
  MenuSub,
  MenuSubContent,
  MenuSubTrigger,
  MenuTrigger,
} from "../../ui/dropdown-menu.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { showUndoToast } from "../../ui/toast-store.ts";
import { settleCards } from "./arrange-cards.ts";
import {
  boardCardsOf,
  changeTab,
  isChartCard,
  isTextCard,
  printCards,
  type BoardCard,
} from "./board-card.ts";
import type { FilterUse } from "./filters/use-filters.ts";
import { saveCardRows } from "./save-document.ts";
import { useAskFromCard } from "./use-ask-from-card.ts";
import { useRefreshCard } from "./use-refresh-card.ts";
import { useWhatChanged } from "./use-what-changed.ts";
import { failures } from "../../shared/wording/failures.ts";
import { reportFailure } from "../../shared/server/report-failure.ts";

const FreshnessDialog = lazy(async () => ({
  default: (await import("./freshness/freshness-dialog.tsx")).FreshnessDialog,
}));

const CardSqlDialog = lazy(async () => ({
  default: (await import("./card-sql-dialog.tsx")).CardSqlDialog,
}));

interface CardMenuProps {
  readonly card: Card;
  readonly dashboard: Dashboard;
  readonly use: FilterUse;
}

type Opened = "freshness" | "sql";

/** The menu of a card, outside the editor. */
export function CardMenu({ card, dashboard, use }: CardMenuProps) {
  const { chart } = card;
  const navigate = useNavigate();
  const refresh = useRefreshCard({ dashboardId: dashboard.id, card, use });
  const remove = useRemoveCard(dashboard);
  const { id: dashboardId, databaseId } = dashboard;
  const ask = useAskFromCard({ dashboardId, cardId: card.id, databaseId, use });
  const whatChanged = useWhatChanged({ dashboardId, cardId: card.id, use });
  const canEdit = useCanEdit(dashboard.databaseId);
  const readsAll = useReadsAll(dashboard.databaseId);
  const [opened, setOpened] = useState<Opened | null>(null);
  const comments = useComments();
  return (
    <>
      <Menu>
        <MenuTrigger asChild>
          <IconButton
            label={`Actions for ${chart.title}`}
            icon={Ellipsis}
            isBusy={refresh.isPending || ask.isPending || whatChanged.isPending}
          />
        </MenuTrigger>
        <MenuContent align="end">
          <MenuItem
            icon={ChartLine}
            onSelect={() => void navigate({ to: "/charts/$id", params: { id: chart.id } })}
          >
            Open chart
          </MenuItem>
          <MenuItem icon={RefreshCw} onSelect={() => refresh.mutate()}>
            Refresh
          </MenuItem>
          <MenuItem icon={Search} onSelect={() => whatChanged.mutate()}>
            What changed?
          </MenuItem>
          <MenuItem icon={CodeXml} onSelect={() => setOpened("sql")}>
            SQL
          </MenuItem>
          <MenuSub>
            <MenuSubTrigger icon={Download}>Save its data</MenuSubTrigger>
            <MenuSubContent>
              <SaveItems onSave={(format) => saveCardRows({ dashboardId, card, use }, format)} />
            </MenuSubContent>
          </MenuSub>
          {comments !== null && (
            <MenuItem icon={MessageSquare} onSelect={() => comments.open({ kind: "part", id: card.id })}>
              Comment
            </MenuItem>
          )}
          {canEdit && (
            <>
              <MenuItem icon={MessageCircleQuestion} onSelect={() => ask.mutate([])}>
                Open as a question
              </MenuItem>
              {readsAll && (
                <MenuItem icon={Clock} onSelect={() => setOpened("freshness")}>
                  Freshness
                </MenuItem>
              )}
              <MenuSeparator />
              <MenuItem icon={Trash2} isDanger onSelect={() => remove.mutate(card)}>
                Remove from dashboard
              </MenuItem>
            </>
          )}
        </MenuContent>
      </Menu>
      {opened !== null && (
        <CardDialog {...{ card, dashboard, use, opened }} onClose={() => setOpened(null)} />
      )}
    </>
  );
}

function SaveItems({ onSave }: { readonly onSave: (format: ExportFormat) => void }) {
  return tableFormats.map(({ format, title, icon }) => (
    <MenuItem key={format} icon={icon} onSelect={() => onSave(format)}>
      {title}
    </MenuItem>
  ));
}

interface CardDialogProps extends CardMenuProps {
  readonly opened: Opened;
  readonly onClose: () => void;
}

/** What the menu of a card opens. */
function CardDialog({ card, dashboard, use, opened, onClose }: CardDialogProps) {
  return (
    <Suspense fallback={null}>
      {opened === "sql" ? (
        <CardSqlDialog dashboardId={dashboard.id} {...{ card, use, onClose }} />
      ) : (
        <FreshnessDialog {...{ dashboard, card, onClose }} />
      )}
    </Suspense>
  );
}

/** Removes a card at once, with Undo, which restores it to its slot. */
function useRemoveCard(dashboard: Dashboard) {
  const client = useQueryClient();
  const dashboardId = dashboard.id;
  const queryKey = queryKeyOf(getDashboard, { dashboardId });
  const refreshLists = async () => {
    await client.invalidateQueries({ queryKey });
    await client.invalidateQueries({
      queryKey: queryKeyOf(listDashboards, { databaseId: dashboard.databaseId }),
    });
  };
  const change = async (revision: number, cards: readonly BoardCard[]) =>
    call(updateDashboard, { params: { dashboardId }, body: { revision, ...printCards(cards) } });
  const putBack = useMutation({
    mutationFn: async (revision: number) => change(revision, boardCardsOf(dashboard)),
    onError: (error) => reportFailure(failures.cardNotRestored, error),
    onSettled: refreshLists,
  });
  return useMutation({
    mutationFn: async (card: Card) => change(dashboard.revision, withoutCard(dashboard, card)),
    onMutate: (card) => {
      const remaining = withoutCard(dashboard, card);
      const parts = { cards: remaining.filter(isChartCard), texts: remaining.filter(isTextCard) };
      client.setQueryData(queryKey, { ...dashboard, ...parts });
    },
    onSuccess: (changed) => {
      client.setQueryData(queryKey, changed);
      showUndoToast("Card removed", () => putBack.mutate(changed.revision));
    },
    onError: (error) => {
      client.setQueryData(queryKey, dashboard);
      reportFailure(failures.cardNotRemoved, error);
    },
    onSettled: refreshLists,
  });
}

function withoutCard(dashboard: Dashboard, { id, tabId }: Card): readonly BoardCard[] {
  const all = { cards: boardCardsOf(dashboard), tabs: dashboard.tabs };
  return changeTab(all, tabId, (cards) => settleCards(removeCard(cards, id)));
}
