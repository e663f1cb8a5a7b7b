import { useEffect, useState } from "react";
import { Segmented } from "../../../ui/segmented.tsx";
import { findPeriodTitles, splitLines, type PeriodHeader } from "./find-period-titles.ts";
import type { ChosenFile } from "./use-uploads.ts";

interface PeriodChoiceProps {
  readonly chosen: ChosenFile;
  readonly onChange: (part: Pick<ChosenFile, "periods">) => void;
}

/** For a file with months, quarters or years in its header: whether they stay columns or become rows. */
export function PeriodChoice({ chosen: { file, periods }, onChange }: PeriodChoiceProps) {
  const header = usePeriodHeader(file);
  if (header === null) return null;
  const { unit, others } = header;
  const names = others.filter((title) => !/^total$/i.test(title));
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 ps-7">
      <p className="text-text-2">
        The header names {unit}s.
        {periods === "rows" && (
          <>
            {" "}
            Columns will be{" "}
            <span className="mono wrap-anywhere">{[...names, unit, "amount"].join(", ")}</span>.
          </>
        )}
      </p>
      <Segmented
        label={`What to do with the ${unit}s of ${file.name}`}
        value={periods}
        segments={[
          { value: "columns", label: "Keep columns" },
          { value: "rows", label: "Turn into rows" },
        ]}
        onValueChange={(next) => onChange({ periods: next })}
      />
    </div>
  );
}

/** Reads the header from the beginning of a text file, or from a workbook that is not too large for the browser. */
function usePeriodHeader(file: File): PeriodHeader | null {
  const [header, setHeader] = useState<PeriodHeader | null>(null);
  useEffect(() => {
    let isGone = false;
    readFirstLines(file)
      .then((lines) => isGone || setHeader(findPeriodTitles(lines)))
      // The upload reports a file that can't be read.
      .catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [file]);
  return header;
}

async function readFirstLines(file: File): Promise<readonly (readonly string[])[]> {
  if (/\.(?:csv|tsv|txt)$/i.test(file.name)) return splitLines(await file.slice(0, headBytes).text());
  if (!/\.xlsx$/i.test(file.name) || file.size > maxWorkbookBytes) return [];
  // Other builds start a worker from a blob, which the content security policy refuses. This one does so for sheets of
  // more than half a megabyte, whose header is not read.
  const { readSheet } = await import("read-excel-file/universal");
  return (await readSheet(file)).slice(0, maxRows).map((row) => row.map(printTitle));
}

/** Months are shown as in the column names of the upload. */
function printTitle(cell: unknown): string {
  if (typeof cell === "string" || typeof cell === "number") return String(cell).trim();
  const isFirst = cell instanceof Date && cell.getUTCDate() === 1;
  return isFirst
    ? cell.toLocaleDateString("en-US", { month: "short", year: "numeric", timeZone: "UTC" })
    : "";
}

const headBytes = 16_384;
const maxWorkbookBytes = 4_000_000;
const maxRows = 20;
