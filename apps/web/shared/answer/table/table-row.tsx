import type { Answer } from "@askery/model";
import { Badge } from "../../../ui/badge.tsx";
import { joinClasses } from "../../../ui/join-classes.ts";
import type { IncompleteBucket } from "./incomplete-row.ts";
import { directionOf } from "../sheet/show-cell.ts";
import { cellClasses, sideOf } from "./table-header.tsx";

interface TableRowProps {
  readonly answer: Pick<Answer, "table" | "outputs">;
  /** Its index in the original table. */
  readonly row: number;
  /** Its current position, counted from 1 with the header. */
  readonly position: number;
  readonly show: (column: number, row: number) => string;
  readonly incomplete: IncompleteBucket | null;
}

/** Longer texts may be cut, and show in full on hover. */
const longestShown = 20;

export function TableRow({ answer: { table, outputs }, row, position, show, incomplete }: TableRowProps) {
  return (
    <tr aria-rowindex={position} className="group">
      {outputs.map((output, column) => {
        const cell = table.values[column]?.[row] ?? null;
        const shown = show(column, row);
        return (
          <td
            key={output.id}
            className={joinClasses(
              cellClasses,
              sideOf(output),
              "h-tr group-hover:bg-[linear-gradient(var(--hover),var(--hover))]",
              colorOf(directionOf(cell, output)),
            )}
          >
            <span
              {...(shown.length > longestShown && { title: shown })}
              className={joinClasses(
                "inline-block max-w-[22rem] truncate align-middle",
                column === 0 && "max-md:max-w-[40vw]",
              )}
            >
              {shown}
            </span>
            {incomplete?.column === column && incomplete.cell === cell && (
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

function colorOf(direction: ReturnType<typeof directionOf>): string {
  if (direction === null) return "";
  return direction === "up" ? "text-success" : "text-danger";
}
