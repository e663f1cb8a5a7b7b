import type { ReadPivotCell, ReadPivotLine } from "@askery/charts";
import { ChevronDown, ChevronRight } from "lucide-react";
import { joinClasses } from "../../../ui/join-classes.ts";

/** A figure that was picked, and where it is. */
export interface PickedCell {
  readonly row: number;
  readonly column: string | null;
  readonly cell: HTMLElement;
}

interface PivotLineProps {
  readonly line: ReadPivotLine;
  readonly closed: ReadonlySet<number>;
  readonly hasTotals: boolean;
  readonly onToggle: (group: number) => void;
  /** Null if figures can't be picked. */
  readonly onPick: ((picked: PickedCell) => void) | null;
}

/** A line of a pivot table. Lines of closed groups are left out. */
export function PivotLine({ line, closed, hasTotals, onToggle, onPick }: PivotLineProps) {
  const { kind, name, group, depth, cells, total } = line;
  const isClosed = closed.has(group);
  if (depth === 1 && isClosed) return null;
  const isStrong = kind !== "row";
  const edge = kind === "total" ? "border-t border-line-strong" : "border-b border-line";
  return (
    <tr className={isStrong ? "font-semibold" : ""}>
      <th
        scope="row"
        className={joinClasses(
          "sticky start-0 z-1 max-w-[45vw] min-w-28 bg-surface py-1 pe-3 text-start text-text md:max-w-64",
          edge,
          depth === 1 ? "ps-6" : "ps-0",
          isStrong ? "font-semibold" : "font-normal",
        )}
      >
        {kind === "group" ? (
          <button
            type="button"
            aria-expanded={!isClosed}
            className="tap flex max-w-full items-center gap-1 rounded-1 text-start hover:text-accent-text"
            onClick={() => onToggle(group)}
          >
            {isClosed ? (
              <ChevronRight className="size-4 flex-none" />
            ) : (
              <ChevronDown className="size-4 flex-none" />
            )}
            <span className="truncate">{name}</span>
          </button>
        ) : (
          <span className="block truncate">{name}</span>
        )}
      </th>
      {cells.map((cell, index) => (
        <td key={index} className={joinClasses("figures px-3 py-1 text-end whitespace-nowrap", edge)}>
          <Figure cell={cell} onPick={onPick} />
        </td>
      ))}
      {cells.length > 0 && hasTotals && (
        <td className={joinClasses("figures px-3 py-1 text-end font-semibold whitespace-nowrap", edge)}>
          {total}
        </td>
      )}
    </tr>
  );
}

const colors = {
  good: "text-success",
  bad: "text-danger",
  accent: "text-accent-text",
  muted: "text-text-3",
} as const;

function Figure({ cell, onPick }: { readonly cell: ReadPivotCell } & Pick<PivotLineProps, "onPick">) {
  const { text, color, point } = cell;
  const className = color === null ? "" : colors[color];
  const row = point?.row ?? null;
  if (onPick === null || point === null || row === null) return <span className={className}>{text}</span>;
  return (
    <button
      type="button"
      className={joinClasses("tap rounded-1 hover:underline", className)}
      onClick={({ currentTarget }) => onPick({ row, column: point.column, cell: currentTarget })}
    >
      {text}
    </button>
  );
}
