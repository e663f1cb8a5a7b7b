import { readFigure, type Cell } from "@askery/model";
import { Badge } from "../../../ui/badge.tsx";
import { joinClasses } from "../../../ui/join-classes.ts";
import { OutsideLink } from "../../../ui/text-link.tsx";
import { readContent } from "../columns/cell-content.ts";
import type { VisibleColumn } from "../columns/visible-column.ts";
import type { IncompleteBucket } from "./incomplete-row.ts";
import { directionOf } from "../sheet/show-cell.ts";
import { cellClasses, frozenClasses, frozenStyle, sideOf } from "./cell-look.ts";

interface TableRowProps {
  readonly values: readonly (readonly Cell[])[];
  readonly columns: readonly VisibleColumn[];
  /** The figure that fills a bar, for each of the columns. */
  readonly largest: readonly number[];
  /** Its index in the original table. */
  readonly row: number;
  /** Its current position, counted from 0 without the header. */
  readonly position: number;
  /** The position of the column whose cell Tab reaches; null if it is in another row. */
  readonly activeColumn: number | null;
  readonly show: (column: number, row: number) => string;
  readonly incomplete: IncompleteBucket | null;
}

/** Longer texts may be cut, and show in full on hover. */
const longestShown = 20;

export function TableRow(props: TableRowProps) {
  const { values, columns, largest, row, position, activeColumn, show, incomplete } = props;
  return (
    <tr aria-rowindex={position + 2} className="group">
      {columns.map((column, at) => {
        const { index, output, hasBars } = column;
        const cell = values[index]?.[row] ?? null;
        const shown = show(index, row);
        return (
          <td
            key={output.id}
            data-cell={`${position}:${at}`}
            tabIndex={activeColumn === at ? 0 : -1}
            className={joinClasses(
              cellClasses,
              frozenClasses(column),
              sideOf(output),
              "h-tr cursor-default -outline-offset-2 group-hover:bg-[linear-gradient(var(--hover),var(--hover))]",
              colorOf(directionOf(cell, output)),
            )}
            style={frozenStyle(column)}
          >
            {hasBars && <CellBar figure={readFigure(cell)} largest={largest[at] ?? 0} />}
            <CellText {...{ cell, shown, column }} isFirst={at === 0} />
            {incomplete?.column === index && incomplete.cell === cell && (
              <span className="ms-2 inline-block align-middle">
                <Badge tone="warning">{incomplete.text}</Badge>
              </span>
            )}
          </td>
        );
      })}
    </tr>
  );
}

interface CellTextProps {
  readonly cell: Cell;
  readonly shown: string;
  readonly column: VisibleColumn;
  readonly isFirst: boolean;
}

function CellText({ cell, shown, column: { output, width }, isFirst }: CellTextProps) {
  const content = readContent(cell, output);
  if (content.kind === "picture") {
    return <img src={content.src} alt="" className="inline-block size-5 rounded-1 object-cover" />;
  }
  return (
    <span
      {...(shown.length > longestShown && { title: shown })}
      className={joinClasses(
        "cell-text inline-block truncate align-middle",
        width === null && "max-w-[22rem]",
        width === null && isFirst && "max-md:max-w-[40vw]",
        content.kind === "json" && "mono",
      )}
    >
      {content.kind === "link" ? (
        <OutsideLink href={content.href} tabIndex={-1}>
          {shown}
        </OutsideLink>
      ) : (
        shown
      )}
    </span>
  );
}

/** A bar beside a figure, in proportion to the largest of its column. */
function CellBar({ figure, largest }: { readonly figure: number | null; readonly largest: number }) {
  const share = figure === null || largest === 0 ? 0 : Math.abs(figure) / largest;
  return (
    <span aria-hidden className="me-3 inline-block h-1.5 w-16 rounded-1 bg-hover align-middle">
      <span
        className={joinClasses(
          "block h-full rounded-1",
          figure !== null && figure < 0 ? "bg-danger" : "bg-(--chart-1)",
        )}
        style={{ width: `${share * 100}%` }}
      />
    </span>
  );
}

function colorOf(direction: ReturnType<typeof directionOf>): string {
  if (direction === null) return "";
  return direction === "up" ? "text-success" : "text-danger";
}
