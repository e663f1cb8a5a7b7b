import type { Dashboard } from "@askery/api";
import { cardsOfTab, findTab, type CardFigure } from "@askery/model";
import { useBlocker } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Page } from "../../shared/page/page.tsx";
import { AlertDialog } from "../../ui/alert-dialog.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { isChartCard } from "./board-card.ts";
import { ConflictDialog } from "./conflicts/conflict-dialog.tsx";
import type { DraftOwner, SavedDraft } from "./drafts/saved-drafts.ts";
import { useDraftBackup } from "./drafts/use-draft-backup.ts";
import { EditorBar } from "./editor-bar.tsx";
import { EditorGrid } from "./editor-grid.tsx";
import { EditorTabs } from "./editor-tabs.tsx";
import { DashboardImages } from "./images/dashboard-images.tsx";
import { FilterEditor } from "./filters/filter-editor.tsx";
import { SelectionBar } from "./selection/selection-bar.tsx";
import { useCardSelection } from "./selection/use-card-selection.ts";
import { CardFigureText } from "./card-figure-text.tsx";
import { listFigures } from "./list-figures.ts";
import { FigureContext } from "../../shared/library/text-figures.tsx";
import { useDraft, type DraftHandle } from "./use-draft.ts";
import { useSteady } from "./use-steady.ts";
import type { OpenTab } from "../../shared/library/dashboard-tabs.tsx";
import { useSaveDraft } from "./use-save-draft.ts";

const PhoneDialog = lazy(async () => ({ default: (await import("./phone/phone-dialog.tsx")).PhoneDialog }));

const AddChartDialog = lazy(async () => ({
  default: (await import("./add-chart-dialog.tsx")).AddChartDialog,
}));

interface DashboardEditorProps {
  readonly dashboard: Dashboard;
  readonly open: OpenTab;
  /** Whether the dialog for adding charts is open at first. */
  readonly startsAdding: boolean;
  /** Who edits; null while it is unknown. */
  readonly owner: DraftOwner | null;
  /** Unsaved changes to continue with. */
  readonly resumed: SavedDraft | null;
  readonly onClose: () => void;
}

/** The dashboard editor. Nothing is sent until the draft is saved; leaving with unsaved changes asks first. */
export function DashboardEditor(props: DashboardEditorProps) {
  const { dashboard, open, startsAdding, owner, resumed } = props;
  const [isAdding, setIsAdding] = useState(startsAdding);
  const [isDiscarding, setIsDiscarding] = useState(false);
  const [base] = useState(resumed?.base ?? dashboard);
  const handle = useDraft(base, open.tabId, resumed?.draft);
  const { draft, isChanged } = handle;
  const removeBackup = useDraftBackup({ owner, base, draft, isChanged });
  const onClose = () => {
    removeBackup();
    props.onClose();
  };
  const saving = useSaveDraft({ base, onSaved: onClose });
  const leaving = useBlocker({
    // Tabs and filters are in the address of the same page.
    shouldBlockFn: ({ current, next }) => isChanged && current.pathname !== next.pathname,
    enableBeforeUnload: () => isChanged,
    withResolver: true,
  });
  const hasNames = [draft.title, ...draft.filters.map(({ label }) => label)].every(
    (one) => one.trim() !== "",
  );
  const save = () => {
    if (!hasNames) return;
    if (isChanged) saving.save({ ...draft, title: draft.title.trim() });
    else onClose();
  };
  const cancel = () => {
    if (isChanged) setIsDiscarding(true);
    else onClose();
  };
  const stay = () => {
    setIsDiscarding(false);
    leaving.reset?.();
  };
  return (
    <Page
      title={`Edit ${dashboard.title}`}
      crumbs={[{ title: "Dashboards", to: "/dashboards" }]}
      actions={<EditorActions isSaving={saving.isSaving} onCancel={cancel} onSave={save} />}
    >
      <DashboardImages dashboardId={dashboard.id}>
        <EditorParts {...{ dashboard, open, handle, owner }} onAddChart={() => setIsAdding(true)} />
      </DashboardImages>
      {isAdding && (
        <Suspense fallback={null}>
          <AddChartDialog
            databaseId={dashboard.databaseId}
            shown={draft.cards.filter(isChartCard).map(({ chart }) => chart.id)}
            onAdd={handle.add}
            onClose={() => setIsAdding(false)}
          />
        </Suspense>
      )}
      <LeaveDialog
        isOpen={isDiscarding || leaving.status === "blocked"}
        title={dashboard.title}
        onStay={stay}
        onLeave={() => {
          leaving.proceed?.();
          onClose();
        }}
      />
      {saving.conflict !== null && (
        <ConflictDialog
          conflict={saving.conflict}
          onKeepEditing={saving.dismissConflict}
          onTakeTheirs={saving.takeTheirs}
          onSave={saving.saveMerged}
        />
      )}
    </Page>
  );
}

interface EditorPartsProps extends Pick<DashboardEditorProps, "dashboard" | "open" | "owner"> {
  readonly handle: DraftHandle;
  readonly onAddChart: () => void;
}

/** The draft: its name, its filters, its tabs, and the cards of the open one. */
function EditorParts({ dashboard, open, handle, owner, onAddChart }: EditorPartsProps) {
  const { draft } = handle;
  const tab = findTab(draft.tabs, open.tabId);
  const cards = cardsOfTab(draft.cards, draft.tabs, open.tabId);
  const { databaseId } = dashboard;
  const [isOnPhone, setIsOnPhone] = useState(false);
  const copier = owner === null ? null : { userId: owner.userId, databaseId };
  const selection = useCardSelection({ cards, tabId: tab?.id ?? null, handle, copier });
  const otherTabs = useSteady(draft.tabs.filter((one) => one !== tab));
  const figures = useSteady(listFigures(draft.cards));
  const showFigure = ({ card: cardId, pick }: CardFigure) => {
    const card = draft.cards.filter(isChartCard).find(({ id }) => id === cardId);
    return (
      card && (
        <CardFigureText
          {...{ databaseId, card, pick }}
          dashboardId={dashboard.id}
          use={null}
          maxAgeMs={null}
        />
      )
    );
  };
  return (
    <FigureContext value={showFigure}>
      <EditorBar
        title={draft.title}
        onRename={handle.rename}
        onAddChart={onAddChart}
        onAddText={handle.addText}
        dashboardId={dashboard.id}
        onAddImage={handle.addImage}
        copiedCount={selection.copiedCount}
        onPaste={selection.paste}
        onPhone={() => setIsOnPhone(true)}
        onAddTab={draft.tabs.length > 0 ? null : () => open.open(handle.addTab())}
      />
      {dashboard.cards.length > 0 && (
        <FilterEditor
          dashboardId={dashboard.id}
          cards={draft.cards.filter(isChartCard)}
          filters={draft.filters}
          onChange={handle.setFilters}
        />
      )}
      <EditorTabs tabs={draft.tabs} open={open} handle={handle}>
        {cards.length === 0 ? (
          <NoCards onAddChart={onAddChart} />
        ) : (
          <EditorGrid
            key={tab?.id ?? ""}
            dashboardId={dashboard.id}
            cards={cards}
            {...{ otherTabs, figures, handle, selection }}
          />
        )}
      </EditorTabs>
      {isOnPhone && (
        <Suspense fallback={null}>
          <PhoneDialog
            {...{ cards }}
            phone={draft.phone}
            onChange={handle.setPhone}
            onClose={() => setIsOnPhone(false)}
          />
        </Suspense>
      )}
      {selection.ids.size > 0 && (
        <SelectionBar
          count={selection.ids.size}
          otherTabs={otherTabs}
          onCopy={() => selection.copy(selection.ids)}
          onMoveToTab={(tabId) => handle.moveToTab(selection.ids, tabId)}
          onRemove={() => handle.remove(selection.ids)}
          onClear={selection.clear}
        />
      )}
    </FigureContext>
  );
}

interface EditorActionsProps {
  readonly isSaving: boolean;
  readonly onCancel: () => void;
  readonly onSave: () => void;
}

function EditorActions({ isSaving, onCancel, onSave }: EditorActionsProps) {
  return (
    <>
      <Button kind="ghost" size="sm" onClick={onCancel}>
        Cancel
      </Button>
      <Button kind="solid" size="sm" isBusy={isSaving} onClick={onSave}>
        Save
      </Button>
    </>
  );
}

interface LeaveDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

function LeaveDialog({ isOpen, title, onStay, onLeave }: LeaveDialogProps) {
  return (
    <AlertDialog
      isOpen={isOpen}
      onOpenChange={onStay}
      title="Leave without saving?"
      description={`The changes to “${title}” are lost.`}
      confirmLabel="Discard changes"
      cancelLabel="Keep editing"
      onConfirm={onLeave}
    />
  );
}

function NoCards({ onAddChart }: { readonly onAddChart: () => void }) {
  return (
    <div className="page-column">
      <Card>
        <EmptyState
          title="No cards yet"
          drawing="grid"
          action={
            <Button icon={Plus} onClick={onAddChart}>
              Add a chart
            </Button>
          }
        >
          Choose from your saved charts. You can move and resize them here.
        </EmptyState>
      </Card>
    </div>
  );
}
