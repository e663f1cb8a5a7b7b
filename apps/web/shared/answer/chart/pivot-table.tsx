import type { ReadPivot } from "@askery/charts";
import type { Chart, Output, Table } from "@askery/model";
import { ChevronsDownUp, ChevronsUpDown } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { joinClasses } from "../../../ui/join-classes.ts";
import { useFadedEnd } from "../../../ui/use-faded-end.ts";
import { WaitingLine } from "../../../ui/waiting-line.tsx";
import type { ShowPointActions } from "../point/answer-point.ts";
import { OpenedPoint } from "./chart-points.tsx";
import { ChartFailed } from "./chart-failed.tsx";
import { PivotLine, type PickedCell } from "./pivot-line.tsx";
import { usePivot } from "./use-pivot.ts";

interface PivotTableProps {
  readonly chart: Pick<Chart, "spec" | "facts">;
  readonly table: Table;
  readonly locale: string;
  readonly isContained: boolean;
  /** The columns of the table, and what can be done from a figure. Default: figures can't be picked. */
  readonly outputs?: readonly Output[] | undefined;
  readonly pointActions?: ShowPointActions | undefined;
}

/** A pivot table: its head and names are always visible, and its groups open and close. */
export function PivotTable(props: PivotTableProps) {
  const { chart, table, locale } = props;
  const pivot = usePivot(chart, table, locale);
  if (pivot === "failed") return <ChartFailed />;
  if (pivot === null) return <WaitingLine>Drawing the chart</WaitingLine>;
  return <PivotLines {...props} pivot={pivot} />;
}

function PivotLines(props: PivotTableProps & { readonly pivot: ReadPivot }) {
  const { pivot, table, locale, isContained, outputs, pointActions } = props;
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set());
  const [picked, setPicked] = useState<PickedCell | null>(null);
  const scroller = useRef<HTMLElement>(null);
  useFadedEnd(scroller);
  const canPick = pointActions !== undefined && outputs !== undefined;
  const toggle = (group: number) => {
    const next = new Set(closed);
    if (!next.delete(group)) next.add(group);
    setClosed(next);
  };
  return (
    <div className={isContained ? "flex h-full flex-col" : ""}>
      <Groups pivot={pivot} closed={closed} onChange={setClosed} />
      <section
        ref={scroller}
        aria-label="Pivot table"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by keyboard
        tabIndex={0}
        className={joinClasses("isolate overflow-auto", isContained ? "min-h-0 flex-1" : "max-h-140")}
      >
        <table className="border-separate border-spacing-0 text-13">
          <PivotHead pivot={pivot} />
          <tbody>
            {pivot.lines.map((line, index) => (
              <PivotLine
                key={index}
                {...{ line, closed }}
                hasTotals={pivot.hasTotals}
                onToggle={toggle}
                onPick={canPick ? setPicked : null}
              />
            ))}
          </tbody>
        </table>
      </section>
      {canPick && picked !== null && (
        <OpenedPoint
          {...{ locale, pointActions }}
          shown={{ table, outputs }}
          row={picked.row}
          column={picked.column}
          anchor={picked.cell}
          onClose={() => setPicked(null)}
          onReturn={() => picked.cell.focus()}
        />
      )}
    </div>
  );
}

/** Buttons that open and close all groups. */
function Groups({
  pivot,
  closed,
  onChange,
}: {
  readonly pivot: ReadPivot;
  readonly closed: ReadonlySet<number>;
  readonly onChange: (closed: ReadonlySet<number>) => void;
}) {
  const groups = pivot.lines.filter(({ kind }) => kind === "group").map(({ group }) => group);
  if (groups.length === 0) return null;
  const isAnyOpen = groups.some((group) => !closed.has(group));
  return (
    <div className="flex justify-end pb-1">
      <Button
        kind="ghost"
        size="sm"
        icon={isAnyOpen ? ChevronsDownUp : ChevronsUpDown}
        onClick={() => onChange(new Set(isAnyOpen ? groups : []))}
      >
        {isAnyOpen ? "Close all groups" : "Open all groups"}
      </Button>
    </div>
  );
}

function PivotHead({ pivot: { columns, hasTotals } }: { readonly pivot: ReadPivot }) {
  const names = [...columns, ...(hasTotals ? ["Total"] : [])];
  return (
    <thead>
      <tr>
        <th scope="col" className="sticky start-0 top-0 z-2 border-b border-line-strong bg-surface">
          <span className="sr-only">Name</span>
        </th>
        {names.map((name, index) => (
          <th
            key={index}
            scope="col"
            className="sticky top-0 z-1 max-w-44 truncate border-b border-line-strong bg-surface px-3 py-1.5 text-end font-medium whitespace-nowrap text-text-2"
          >
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}
