import type { Dashboard } from "@askery/api";
import { useBlocker } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Page } from "../../shared/page/page.tsx";
import { AlertDialog } from "../../ui/alert-dialog.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { EditorBar } from "./editor-bar.tsx";
import { EditorGrid } from "./editor-grid.tsx";
import { FilterEditor } from "./filters/filter-editor.tsx";
import { useDraft } from "./use-draft.ts";
import { useSaveDraft } from "./use-save-draft.ts";

const AddChartDialog = lazy(async () => ({
  default: (await import("./add-chart-dialog.tsx")).AddChartDialog,
}));

interface DashboardEditorProps {
  readonly dashboard: Dashboard;
  /** Whether the dialog for adding charts is open at first. */
  readonly startsAdding: boolean;
  readonly onClose: () => void;
}

/** The dashboard editor. Nothing is sent until the draft is saved; leaving with unsaved changes asks first. */
export function DashboardEditor({ dashboard, startsAdding, onClose }: DashboardEditorProps) {
  const [isAdding, setIsAdding] = useState(startsAdding);
  const [isDiscarding, setIsDiscarding] = useState(false);
  const { draft, isChanged, rename, setFilters, arrange, add, remove } = useDraft(dashboard);
  const saving = useSaveDraft({ dashboard, onSaved: onClose });
  const leaving = useBlocker({
    shouldBlockFn: () => isChanged,
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
      <EditorBar title={draft.title} onRename={rename} onAddChart={() => setIsAdding(true)} />
      {dashboard.cards.length > 0 && (
        <FilterEditor
          dashboardId={dashboard.id}
          cards={draft.cards}
          filters={draft.filters}
          onChange={setFilters}
        />
      )}
      {draft.cards.length === 0 ? (
        <NoCards onAddChart={() => setIsAdding(true)} />
      ) : (
        <EditorGrid dashboardId={dashboard.id} cards={draft.cards} onArrange={arrange} onRemove={remove} />
      )}
      {isAdding && (
        <Suspense fallback={null}>
          <AddChartDialog
            databaseId={dashboard.databaseId}
            shown={draft.cards.map(({ chart }) => chart.id)}
            onAdd={add}
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
      <ConflictDialog
        conflict={saving.conflict}
        onKeepEditing={saving.dismissConflict}
        onReload={() => {
          saving.reload();
          onClose();
        }}
        onOverwrite={() => saving.overwrite(draft)}
      />
    </Page>
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
