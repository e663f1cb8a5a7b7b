import { Link } from "@tanstack/react-router";
import { Maximize, ZoomIn, ZoomOut } from "lucide-react";
import { useId, useState } from "react";
import { Card } from "../../../ui/card.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { joinClasses } from "../../../ui/join-classes.ts";
import { box, pathOf, type Diagram, type DiagramTable } from "./layout-diagram.ts";
import { shortName } from "./short-name.ts";
import { usePanZoom } from "./use-pan-zoom.ts";

interface DiagramViewProps {
  readonly databaseId: string;
  readonly diagram: Diagram;
  /** The table to highlight, visible at first. */
  readonly around: string | null;
}

/**
 * The diagram: dragged with the pointer, zoomed with buttons, Ctrl and the wheel, or + and −, moved with the arrow
 * keys. Each table links to its columns.
 */
export function DiagramView({ databaseId, diagram, around }: DiagramViewProps) {
  const { frame, view, handlers, zoomBy, fit } = usePanZoom(diagram, middleOf(diagram, around));
  const [lit, setLit] = useState<string | null>(null);
  const arrow = useId();
  const chosen = lit ?? around;
  return (
    <Card className="relative overflow-hidden">
      <section
        ref={frame}
        aria-label="Diagram of the tables. Arrow keys move it, plus and minus zoom, 0 shows all of it."
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        {...handlers}
        className="h-[min(70dvh,44rem)] cursor-grab touch-none overflow-hidden -outline-offset-2 active:cursor-grabbing"
      >
        <svg width="100%" height="100%" className="select-none">
          <defs>
            <marker
              id={arrow}
              viewBox="0 0 8 8"
              refX="7"
              refY="4"
              markerWidth="7"
              markerHeight="7"
              orient="auto"
            >
              <path d="M0.5 0.5 7 4 0.5 7.5" fill="none" stroke="context-stroke" strokeWidth="1.2" />
            </marker>
          </defs>
          <g transform={`translate(${view.x} ${view.y}) scale(${view.scale})`}>
            {diagram.lines.map(({ relationship, points }) => {
              const { id, from, to, origin, verdict, summary } = relationship;
              const isLit = chosen !== null && (from.table === chosen || to.table === chosen);
              return (
                <path
                  key={id}
                  d={pathOf(points)}
                  fill="none"
                  strokeWidth={isLit ? 2 : 1.25}
                  strokeDasharray={origin === "found" && verdict === "undecided" ? "5 4" : undefined}
                  markerEnd={`url(#${arrow})`}
                  className={isLit ? "stroke-accent" : "stroke-field-line"}
                >
                  <title>{summary}</title>
                </path>
              );
            })}
            {diagram.tables.map((table) => (
              <TableBox
                key={table.id}
                databaseId={databaseId}
                table={table}
                beside={diagram.tables[0]?.id ?? ""}
                isChosen={table.id === chosen}
                onLit={(isLit) => setLit(isLit ? table.id : null)}
              />
            ))}
          </g>
        </svg>
      </section>
      <div className="absolute end-2 bottom-2 flex gap-0.5 rounded-3 bg-raised p-0.5 shadow-3">
        <IconButton label="Zoom out" icon={ZoomOut} tooltipSide="top" onClick={() => zoomBy(1 / step)} />
        <IconButton label="Zoom in" icon={ZoomIn} tooltipSide="top" onClick={() => zoomBy(step)} />
        <IconButton label="Show all" icon={Maximize} tooltipSide="top" onClick={fit} />
      </div>
    </Card>
  );
}

const step = 1.25;

/** The center of the highlighted table, or the top left corner. */
function middleOf({ tables }: Diagram, id: string | null): { readonly x: number; readonly y: number } {
  const table = tables.find((one) => one.id === id);
  return table === undefined
    ? { x: 0, y: 0 }
    : { x: table.x + table.width / 2, y: table.y + table.height / 2 };
}

interface TableBoxProps {
  readonly databaseId: string;
  readonly table: DiagramTable;
  /** A table whose schema is omitted from names. */
  readonly beside: string;
  readonly isChosen: boolean;
  readonly onLit: (isLit: boolean) => void;
}

function TableBox({ databaseId, table, beside, isChosen, onLit }: TableBoxProps) {
  const { id, columns, x, y, width, height } = table;
  return (
    <foreignObject x={x} y={y} width={width} height={height} className="overflow-visible">
      <Link
        to="/databases/$id/tables"
        params={{ id: databaseId }}
        search={{ table: id }}
        draggable={false}
        onFocus={() => onLit(true)}
        onBlur={() => onLit(false)}
        onPointerEnter={() => onLit(true)}
        onPointerLeave={() => onLit(false)}
        style={{ height }}
        className={joinClasses(
          "block cursor-default overflow-hidden rounded-3 bg-raised inset-ring",
          isChosen ? "inset-ring-accent" : "inset-ring-line-strong",
        )}
      >
        <span
          className="mono block truncate border-b border-line px-2.5 font-semibold text-text"
          style={{ height: box.head, lineHeight: `${box.head}px` }}
        >
          {shortName(id, beside)}
        </span>
        {columns.map((column) => (
          <span
            key={column}
            className="mono block truncate px-2.5 text-12! text-text-2"
            style={{ height: box.row, lineHeight: `${box.row}px` }}
          >
            {column}
          </span>
        ))}
      </Link>
    </foreignObject>
  );
}
