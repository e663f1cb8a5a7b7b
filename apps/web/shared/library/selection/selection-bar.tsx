import type { FiledKind } from "@askery/api";
import { FolderInput, LayoutDashboard, Star, Trash2 } from "lucide-react";
import { useCanEdit } from "../../database/use-can-edit.ts";
import { countOf } from "../../wording/count-of.ts";
import { Button } from "../../../ui/button.tsx";
import type { SelectedItem, Selection } from "./use-selection.ts";
import { useManySaved } from "./use-many-saved.ts";

interface SelectionBarProps {
  readonly kind: FiledKind;
  readonly selection: Pick<Selection, "items" | "clear">;
  readonly onMove: (items: readonly SelectedItem[]) => void;
  /** Makes a dashboard from the selected items. Absent if that is not possible. */
  readonly onMakeBoard?: ((items: readonly SelectedItem[]) => void) | undefined;
}

/** What can be done with the selected items. Nothing while none is selected. */
export function SelectionBar({ kind, selection, onMove, onMakeBoard }: SelectionBarProps) {
  const { items, clear } = selection;
  const [first] = items;
  const canEdit = useCanEdit(first?.databaseId ?? "");
  const many = useManySaved(kind);
  if (first === undefined) return null;
  const act = (work: (items: readonly SelectedItem[]) => void) => {
    work(items);
    clear();
  };
  return (
    <div
      role="toolbar"
      aria-label={`Selected ${kind}s`}
      className="flex w-full flex-wrap items-center gap-1 rounded-3 bg-selected px-3 py-1.5"
    >
      <output className="me-2 text-13 font-medium text-text">{countOf(items.length, kind)} selected</output>
      <Button kind="ghost" size="sm" icon={Star} onClick={() => act(many.star)}>
        Star
      </Button>
      {canEdit && (
        <>
          <Button kind="ghost" size="sm" icon={FolderInput} onClick={() => act(onMove)}>
            Move
          </Button>
          {onMakeBoard !== undefined && (
            <Button kind="ghost" size="sm" icon={LayoutDashboard} onClick={() => act(onMakeBoard)}>
              Make a dashboard
            </Button>
          )}
          <Button kind="ghost" size="sm" icon={Trash2} onClick={() => act(many.remove)}>
            Delete
          </Button>
        </>
      )}
      <Button kind="ghost" size="sm" className="ms-auto" onClick={clear}>
        Clear
      </Button>
    </div>
  );
}
