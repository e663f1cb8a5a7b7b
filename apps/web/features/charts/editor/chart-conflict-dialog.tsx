import type { SavedChart } from "@askery/api";
import { readDesign } from "@askery/charts";
import { chartKindOf, describeDesignChange } from "@askery/model";
import { describeWhen } from "../../../shared/wording/describe-when.ts";
import { useNow } from "../../../shared/wording/use-now.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";

interface ChartConflictDialogProps {
  /** The chart as someone else saved it; null if there is no conflict. */
  readonly conflict: SavedChart | null;
  /** The chart as it was when editing began. Null for a chart that was not saved yet. */
  readonly before: SavedChart | null;
  readonly onKeepEditing: () => void;
  readonly onReload: () => void;
  readonly onOverwrite: () => void;
}

/** Resolves an edit conflict: someone else saved the chart during editing. */
export function ChartConflictDialog({
  conflict,
  before,
  onKeepEditing,
  onReload,
  onOverwrite,
}: ChartConflictDialogProps) {
  const now = useNow();
  if (conflict === null) return null;
  const { updatedBy, updatedAtMs, type } = conflict;
  const kind = chartKindOf(type).label.toLowerCase();
  const changes = before === null ? [] : listChanges(before, conflict);
  return (
    <Dialog
      isOpen
      onOpenChange={onKeepEditing}
      size="sm"
      title="This chart has changed"
      description={`${updatedBy?.name ?? "Someone else"} saved it ${describeWhen(updatedAtMs, now)} as ${kind}, while you were editing. Reload it and lose your changes, or overwrite it with your version. Their version remains in the history.`}
      footer={
        <>
          <Button kind="ghost" onClick={onKeepEditing}>
            Keep editing
          </Button>
          <Button onClick={onReload}>Reload</Button>
          <Button kind="solid" onClick={onOverwrite}>
            Overwrite
          </Button>
        </>
      }
    >
      {changes.length > 0 ? (
        <ul aria-label="What they changed" className="list-disc ps-5 text-13 text-text-2">
          {changes.map((change) => (
            <li key={change} className="wrap-anywhere">
              {change}
            </li>
          ))}
        </ul>
      ) : undefined}
    </Dialog>
  );
}

/** What differs between two versions of a chart, as phrases. */
function listChanges(before: SavedChart, after: SavedChart): readonly string[] {
  const designOf = ({ design, spec }: SavedChart) => design ?? readDesign(spec);
  return [
    ...(before.title === after.title ? [] : [`“${after.title}” instead of “${before.title}”`]),
    ...describeDesignChange(designOf(before), designOf(after)),
    ...(before.sql === after.sql ? [] : ["other data"]),
  ];
}
