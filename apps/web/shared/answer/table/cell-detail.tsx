import { headerOf, type Answer, type Cell } from "@askery/model";
import { Funnel, FunnelX } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { CodeBlock } from "../../../ui/code.tsx";
import { OutsideLink } from "../../../ui/text-link.tsx";
import { CopyButton } from "../../copy/copy-button.tsx";
import { pointAt, type ShowPointActions } from "../point/answer-point.ts";
import { PointPanel } from "../point/point-panel.tsx";
import { readContent } from "../columns/cell-content.ts";
import type { VisibleColumn } from "../columns/visible-column.ts";
import type { RowIndexes } from "../sheet/sheet.ts";
import { showCell } from "../sheet/show-cell.ts";
import type { Arranging } from "./use-arrangement.ts";
import type { CellCursor } from "./use-cell-cursor.ts";

interface CellDetailProps {
  readonly answer: Pick<Answer, "table">;
  readonly columns: readonly VisibleColumn[];
  readonly rows: RowIndexes;
  readonly cursor: CellCursor;
  readonly locale: string;
  readonly arranging: Arranging;
  readonly pointActions: ShowPointActions | undefined;
}

/** A value in full, under its cell, with what can be done with it. */
export function CellDetail(props: CellDetailProps) {
  const { answer, columns, rows, cursor, locale, arranging, pointActions } = props;
  const { opened, close } = cursor;
  const column = opened === null ? undefined : columns[opened.at.column];
  const row = opened === null ? undefined : rows[opened.at.row];
  if (opened === null || column === undefined || row === undefined) return null;
  const { index, output } = column;
  const cell = answer.table.values[index]?.[row] ?? null;
  const filterBy = (isLeftOut: boolean) => {
    arranging.setFilter(index, { kind: "values", cells: [cell], isLeftOut });
    close();
  };
  const shown = showCell(cell, output, locale);
  return (
    <PointPanel
      label={headerOf(output)}
      anchor={opened.element}
      onClose={close}
      onReturn={() => opened.element.focus()}
    >
      <p className="text-12 text-text-3">{headerOf(output)}</p>
      <div className="mt-1 flex max-h-60 items-start justify-between gap-2 overflow-y-auto text-13">
        <FullValue cell={cell} shown={shown} column={column} />
        {cell !== null && <CopyButton what="value" read={() => String(cell)} />}
      </div>
      {pointActions === undefined ? (
        <div className="-mx-1 mt-2 flex flex-wrap gap-1 border-t border-line pt-2">
          <Button kind="ghost" size="sm" icon={Funnel} onClick={() => filterBy(false)}>
            Only this
          </Button>
          <Button kind="ghost" size="sm" icon={FunnelX} onClick={() => filterBy(true)}>
            Leave it out
          </Button>
        </div>
      ) : (
        pointActions({ point: pointAt(answer.table, row, output.id), figure: shown }, close)
      )}
    </PointPanel>
  );
}

interface FullValueProps {
  readonly cell: Cell;
  readonly shown: string;
  readonly column: VisibleColumn;
}

function FullValue({ cell, shown, column: { output } }: FullValueProps) {
  const content = readContent(cell, output);
  switch (content.kind) {
    case "link":
      return (
        <OutsideLink href={content.href} className="break-all">
          {shown}
        </OutsideLink>
      );
    case "picture":
      return <img src={content.src} alt={headerOf(output)} className="max-h-56 max-w-full rounded-2" />;
    case "json":
      return <CodeBlock label={headerOf(output)}>{content.text}</CodeBlock>;
    case "list":
      return (
        <ul className="list-disc ps-4">
          {content.elements.map((element, position) => (
            <li key={position}>{element}</li>
          ))}
        </ul>
      );
    case "plain":
      return (
        <p className="break-words whitespace-pre-wrap select-text">{cell === null ? "No value" : shown}</p>
      );
  }
}
