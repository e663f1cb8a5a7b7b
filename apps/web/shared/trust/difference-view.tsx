import {
  areSameTables,
  type Cell,
  type Output,
  type RowDifference,
  type TableDifference,
} from "@askery/model";
import { ArrowRight } from "lucide-react";
import { Table, type Column } from "../../ui/table.tsx";
import { isFigure, showCell } from "../answer/sheet/show-cell.ts";
import { CheckLine } from "./check-line.tsx";
import { describeDifference } from "./describe-difference.ts";

interface DifferenceViewProps {
  readonly difference: TableDifference;
  /** Whether a limit cut one of the tables. */
  readonly isTruncated: boolean;
  /** How columns are shown, by their names. */
  readonly outputs: ReadonlyMap<string, Output>;
  readonly locale: string;
}

/** What differs between two results: in words, then some of the rows, before and after. */
export function DifferenceView({ difference, isTruncated, outputs, locale }: DifferenceViewProps) {
  const { compared, examples } = difference;
  return (
    <>
      <CheckLine isGood={areSameTables(difference)}>
        {describeDifference(difference)}
        {isTruncated && " Only the first rows of each were compared."}
      </CheckLine>
      {examples.length > 0 && (
        <div className="overflow-hidden rounded-3 border border-line bg-surface">
          <Table
            label="Rows that differ"
            density="dense"
            columns={[
              kindColumn,
              ...compared.map((name, index) => describeColumn({ name, index, outputs, locale })),
            ]}
            rows={examples.map((example, index) => ({ example, index }))}
            rowKey={({ index }) => String(index)}
          />
        </div>
      )}
    </>
  );
}

interface ExampleRow {
  readonly example: RowDifference;
  readonly index: number;
}

const kindWords: Readonly<Record<RowDifference["kind"], string>> = {
  changed: "Changed",
  added: "Added",
  removed: "Removed",
};

const kindColumn: Column<ExampleRow> = {
  key: "",
  header: "Row",
  cell: ({ example }) => <span className="text-text-3">{kindWords[example.kind]}</span>,
};

interface ComparedColumn extends Pick<DifferenceViewProps, "outputs" | "locale"> {
  readonly name: string;
  readonly index: number;
}

function describeColumn({ name, index, outputs, locale }: ComparedColumn): Column<ExampleRow> {
  const output = outputs.get(name);
  const show = (cell: Cell | undefined) =>
    output === undefined ? String(cell ?? "–") : showCell(cell ?? null, output, locale);
  return {
    key: `${index} ${name}`,
    header: output?.label ?? name,
    isFigure: isFigure(output),
    cell: ({ example }) => {
      if (example.kind !== "changed") {
        return show((example.kind === "added" ? example.after : example.before)[index]);
      }
      const [before, after] = [show(example.before[index]), show(example.after[index])];
      if (before === after) return after;
      return (
        <span className="inline-flex items-center gap-1.5">
          <del className="text-text-3 no-underline">
            <span className="sr-only">before </span>
            {before}
          </del>
          <ArrowRight className="size-3! text-text-3" />
          <ins className="font-semibold no-underline">
            <span className="sr-only">after </span>
            {after}
          </ins>
        </span>
      );
    },
  };
}
