import { listChartRevisions, type SavedChart } from "@askery/api";
import { chartKindOf } from "@askery/model";
import { useQuery } from "@tanstack/react-query";
import { endpointQuery } from "../../../shared/server/endpoint-query.ts";
import { describeWhen } from "../../../shared/wording/describe-when.ts";
import { useNow } from "../../../shared/wording/use-now.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { listChartChanges } from "./list-chart-changes.ts";

interface ChartConflictDialogProps {
  /** The chart as someone else saved it; null if there is no conflict. */
  readonly conflict: SavedChart | null;
  /** The chart as it was when editing began. Null for a chart that was not saved yet. */
  readonly before: SavedChart | null;
  /** What differs in the version that is not saved, as phrases. */
  readonly mine: readonly string[];
  readonly isSaving: boolean;
  readonly onKeepEditing: () => void;
  readonly onReload: () => void;
  readonly onSaveCopy: () => void;
  readonly onOverwrite: () => void;
}

/** Resolves an edit conflict: someone else saved the chart during editing. Nobody's version has to be lost. */
export function ChartConflictDialog(props: ChartConflictDialogProps) {
  const { conflict, before, mine, isSaving, onKeepEditing, onReload, onSaveCopy, onOverwrite } = props;
  const now = useNow();
  if (conflict === null) return null;
  const { updatedBy, updatedAtMs, type } = conflict;
  const kind = chartKindOf(type).label.toLowerCase();
  const author = updatedBy?.name ?? "Someone else";
  return (
    <Dialog
      isOpen
      onOpenChange={onKeepEditing}
      title="This chart has changed"
      description={`${author} saved it ${describeWhen(updatedAtMs, now)} as ${kind}, while you were editing. Save yours as a copy, or overwrite theirs, which remains in the history. If you reload, your changes are lost.`}
      footer={
        <>
          <Button kind="ghost" onClick={onKeepEditing}>
            Keep editing
          </Button>
          <Button onClick={onReload}>Reload</Button>
          <Button isBusy={isSaving} onClick={onSaveCopy}>
            Save a copy
          </Button>
          <Button kind="solid" isBusy={isSaving} onClick={onOverwrite}>
            Overwrite
          </Button>
        </>
      }
    >
      <div className="grid items-start gap-x-6 gap-y-3 md:grid-cols-2">
        {before !== null && <TheirChanges {...{ before, conflict, author }} />}
        <Changes title="You changed" label="What you changed" changes={mine} />
      </div>
    </Dialog>
  );
}

interface TheirChangesProps {
  readonly before: SavedChart;
  readonly conflict: SavedChart;
  readonly author: string;
}

function TheirChanges({ before, conflict, author }: TheirChangesProps) {
  const isOther = before.sql !== conflict.sql;
  const revisions = useQuery({
    ...endpointQuery(listChartRevisions, { params: { chartId: conflict.id } }),
    staleTime: 0,
    enabled: isOther,
  });
  const computes = revisions.data?.[0]?.computes ?? null;
  const changes = listChartChanges(before, { ...conflict, computes });
  return <Changes title={`${author} changed`} label="What they changed" changes={changes} />;
}

interface ChangesProps {
  readonly title: string;
  readonly label: string;
  readonly changes: readonly string[];
}

function Changes({ title, label, changes }: ChangesProps) {
  if (changes.length === 0) return null;
  return (
    <div className="min-w-0">
      <h3 className="text-13 font-semibold">{title}</h3>
      <ul aria-label={label} className="mt-1 list-disc ps-5 text-13 text-text-2">
        {changes.map((change) => (
          <li key={change} className="wrap-anywhere">
            {change}
          </li>
        ))}
      </ul>
    </div>
  );
}
