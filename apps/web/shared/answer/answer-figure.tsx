import { PickableFigure } from "./chart/pickable-figure.tsx";
import type { ShowPointActions } from "./point/answer-point.ts";
import {
  formatFull,
  formatValue,
  readDrawnColumns,
  type Chart,
  type Output,
  type Table,
  type ValueFormat,
} from "@askery/model";

interface AnswerFigureProps {
  readonly chart: Pick<Chart, "spec">;
  readonly table: Table;
  readonly locale: string;
  /** The columns of the table, and what can be done from a figure. Default: figures can't be picked. */
  readonly outputs?: readonly Output[];
  readonly pointActions?: ShowPointActions | undefined;
}

const plain: ValueFormat = { kind: "number" };

/** An answer of one row: the first number large, the others next to it. Rounded numbers are also shown in full. */
export function AnswerFigure({ chart, table, locale, outputs, pointActions }: AnswerFigureProps) {
  const figures = readDrawnColumns(chart.spec).y.map(({ column, label, format }) => {
    const index = table.columns.findIndex(({ name }) => name === column);
    const cell = table.values[index]?.[0] ?? null;
    const full = formatFull(cell, format ?? plain, { locale });
    // A count is shown exactly.
    const isCount = (format ?? plain).kind === "number" && Number.isInteger(cell);
    const text = isCount ? full : formatValue(cell, format ?? plain, { locale });
    const isWorthShowing = full !== text && (format?.kind === "currency" || Number.isInteger(cell));
    return { column, label, text, full: isWorthShowing ? full : null };
  });
  return (
    <dl className="flex flex-wrap gap-x-12 gap-y-5 px-4 py-6">
      {figures.map(({ column, label, text, full }, index) => (
        <div key={column} className="flex min-w-0 flex-col-reverse justify-end gap-0.5">
          <dt className="text-12 text-text-3">
            <span className="inline-block first-letter:uppercase">{label}</span>
            {full !== null && <span className="figures">, {full} exactly</span>}
          </dt>
          <dd
            className={`figures font-semibold tracking-title ${index === 0 ? "text-40" : "text-28 text-text-2"}`}
          >
            {pointActions === undefined || outputs === undefined || table.rowCount === 0 ? (
              text
            ) : (
              <PickableFigure {...{ locale, column, pointActions }} shown={{ table, outputs }}>
                {text}
              </PickableFigure>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
