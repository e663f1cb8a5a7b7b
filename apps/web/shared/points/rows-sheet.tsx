import { maxPointRows } from "@askery/api";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { PickedPoint } from "../answer/point/answer-point.ts";
import { ExportMenu } from "../answer/export-menu.tsx";
import { AnswerTable } from "../answer/table/answer-table.tsx";
import { countOf } from "../wording/count-of.ts";
import { FailurePanel } from "../page/failure-panel.tsx";
import { CloseButton } from "../../ui/close-button.tsx";
import { Sheet, SheetClose } from "../../ui/sheet.tsx";
import { WaitingLine } from "../../ui/waiting-line.tsx";
import { Button } from "../../ui/button.tsx";
import type { PointSource } from "./point-source.ts";
import { writeCount } from "../wording/own-formats.ts";

interface RowsSheetProps {
  readonly source: PointSource;
  readonly picked: PickedPoint;
  readonly locale: string;
  readonly onClose: () => void;
}

/** Read at first; all rows on demand. */
const firstRows = 1_000;

/** The rows that a figure is computed from, from the bottom edge. The answer stays as it is. */
export function RowsSheet({ source, picked, locale, onClose }: RowsSheetProps) {
  const { point, figure } = picked;
  const [maxRows, setMaxRows] = useState(firstRows);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["point-rows", source.id, point, maxRows],
    queryFn: async ({ signal }) => source.loadRows(point, maxRows, signal),
    placeholderData: keepPreviousData,
    structuralSharing: false,
    staleTime: 60_000,
  });
  const label = `The rows of ${figure}`;
  return (
    <Sheet side="bottom" label={label} isOpen onOpenChange={onClose}>
      <header className="flex flex-none items-start gap-2 py-3 ps-4 pe-14">
        <div className="min-w-0 flex-1">
          <h2 className="text-16 font-semibold wrap-anywhere">
            <span className="figures">{figure}</span>
            {data !== undefined && (
              <span className="font-normal text-text-2">
                {data.table.isTruncated ? ", from more than " : ", from "}
                {countOf(data.table.rowCount, "row")}
              </span>
            )}
          </h2>
          {data !== undefined && (
            <p className="text-13 text-text-2 wrap-anywhere first-letter:uppercase">{data.words}</p>
          )}
        </div>
        <ExportMenu
          name={data?.words ?? "rows"}
          tables={[
            { label: "All rows", showsLimit: true, address: (format) => source.rowsAddress(point, format) },
          ]}
          align="end"
        />
        <SheetClose asChild>
          <CloseButton className="absolute end-2 top-2" />
        </SheetClose>
      </header>
      <div className="min-h-40 flex-1 overflow-y-auto border-t border-line bg-surface">
        {error !== null && <FailurePanel error={error} onRetry={() => void refetch()} />}
        {data === undefined && error === null && (
          <div className="grid h-40 place-items-center">
            <WaitingLine>Reading the rows</WaitingLine>
          </div>
        )}
        {data !== undefined && <AnswerTable answer={data} locale={locale} label={`Rows: ${data.words}`} />}
        {data?.table.isTruncated && (
          <p className="flex items-center gap-2 border-t border-line px-4 py-2 text-13 text-text-2">
            {`These are the first ${writeCount(data.table.rowCount)}.`}
            {maxRows < maxPointRows && (
              <Button size="sm" isBusy={isFetching} onClick={() => setMaxRows(maxPointRows)}>
                Read all
              </Button>
            )}
          </p>
        )}
      </div>
    </Sheet>
  );
}
