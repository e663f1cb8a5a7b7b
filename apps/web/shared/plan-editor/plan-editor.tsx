import type { Chip, PlanEdit } from "@askery/model";
import { useQueryClient } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useRef, useState, type ComponentProps, type KeyboardEvent, type ReactNode } from "react";
import { useFadedEnd } from "../../ui/use-faded-end.ts";
import { joinClasses } from "../../ui/join-classes.ts";
import { Mark } from "../../ui/mark.tsx";
import { Tooltip } from "../../ui/tooltip.tsx";
import { chipClasses } from "../answer/chip-classes.ts";
import { EditorPanel } from "./editor-panel.tsx";
import { EditNote } from "./edit-note.tsx";
import { HistoryButtons } from "./history-buttons.tsx";
import { optionsQuery, PartPanel, removalOf, type Target } from "./part-panel.tsx";
import { PlanChip } from "./plan-chip.tsx";
import type { PlanEditing } from "./plan-editing.ts";
import { useFocusAfterEdit } from "./use-focus-after-edit.ts";

interface PlanEditorProps {
  /** The parts of the plan, in order. A chip that names no part is shown, but cannot be edited. */
  readonly chips: readonly Chip[];
  readonly editing: PlanEditing;
  /** Chips after the others, as items of the list. With them, the list has several rows on a narrow screen, too. */
  readonly children?: ReactNode;
}

/**
 * A plan as a row of chips. Each opens an editor for its part; `+` adds one. Undo and redo are at the end, and Stop
 * while an edit runs. On a narrow screen, the chips are in one row that scrolls horizontally.
 */
export function PlanEditor({ chips, editing, children }: PlanEditorProps) {
  const { source, run, apply } = editing;
  const [open, setOpen] = useState<string | null>(null);
  const row = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  useFadedEnd(list);
  useFocusAfterEdit(row);
  const client = useQueryClient();
  const askAhead = () => void client.query(optionsQuery(source)).catch(ignore);
  const panel = (key: string, label: string, target: Target) => ({
    label,
    isOpen: open === key,
    onOpenChange: (isOpen: boolean) => setOpen(isOpen ? key : null),
    children: (
      <PartPanel
        target={target}
        source={source}
        onEdit={(edits) => {
          setOpen(null);
          if (edits.length > 0) apply(edits);
        }}
      />
    ),
  });
  return (
    <div>
      <div
        ref={row}
        className="flex items-start gap-1.5"
        aria-busy={run.kind === "running"}
        onPointerEnter={askAhead}
        onFocus={askAhead}
      >
        <ul
          ref={list}
          aria-label="Understood as"
          className={joinClasses(
            "-m-1 flex min-w-0 flex-wrap gap-1.5 p-1 [scrollbar-width:none]",
            !children &&
              "page-narrow:-ms-4 page-narrow:flex-nowrap page-narrow:overflow-x-auto page-narrow:ps-4",
          )}
        >
          {keyChips(chips).map(({ key, chip }) => (
            <li key={key} className="flex max-w-full page-narrow:flex-none">
              {chip.part === undefined ? (
                <FixedChip chip={chip} />
              ) : (
                <EditorPanel
                  {...panel(key, `Change ${chip.role}: ${chip.text}`, {
                    kind: "part",
                    part: chip.part,
                    words: chip.text,
                    isColumn: chip.role === "measure",
                  })}
                  onConfirm={
                    chip.kind === "guessed" ? () => chip.part && editing.confirm(chip.part) : undefined
                  }
                  trigger={<PlanChip chip={chip} onKeyDown={removeBy(chip, apply)} />}
                />
              )}
            </li>
          ))}
          {children}
        </ul>
        <EditorPanel {...panel("add", "Add to this answer", { kind: "add" })} trigger={<AddButton />} />
        <span className="flex-1" />
        <HistoryButtons {...editing} />
      </div>
      <EditNote run={run} onDismiss={editing.dismiss} />
      <output className="sr-only">{run.kind === "running" && "Updating the answer"}</output>
    </div>
  );
}

/** The panel asks again, and shows the failure. */
function ignore(): null {
  return null;
}

/** Backspace and Delete remove the part of a chip. */
function removeBy({ part }: Chip, apply: (edits: readonly PlanEdit[]) => void) {
  return (event: KeyboardEvent) => {
    const edit = part && removalOf(part);
    if (!edit || (event.key !== "Backspace" && event.key !== "Delete")) return;
    event.preventDefault();
    apply([edit]);
  };
}

interface KeyedChip {
  readonly key: string;
  readonly chip: Chip;
}

/** Keys by role and index: a part that changes keeps its button, and the focus on it. */
function keyChips(chips: readonly Chip[]): readonly KeyedChip[] {
  const counts = new Map<string, number>();
  return chips
    .filter((chip) => chip.default === undefined)
    .map((chip) => {
      const count = counts.get(chip.role) ?? 0;
      counts.set(chip.role, count + 1);
      return { key: `${chip.role} ${count}`, chip };
    });
}

function FixedChip({ chip: { role, text, kind } }: { readonly chip: Chip }) {
  return (
    <span className={chipClasses(kind)}>
      <span className="text-text-3">{role}</span>
      <b className="min-w-0 font-medium text-text page-narrow:whitespace-nowrap">
        <Mark kind={kind}>{text}</Mark>
      </b>
    </span>
  );
}

function AddButton(props: ComponentProps<"button">) {
  return (
    <Tooltip label="Add a measure, breakdown, filter, period, sort or limit">
      <button
        {...props}
        type="button"
        data-add
        aria-label="Add to this answer"
        className="tap grid size-[26px] flex-none place-items-center rounded-2 text-text-3 inset-ring inset-ring-line-strong transition-colors hover:bg-hover hover:text-text aria-expanded:bg-press aria-expanded:text-text max-md:size-8"
      >
        <Plus className="size-3.5!" />
      </button>
    </Tooltip>
  );
}
