import { formatFull, formatValue, type ChartSpec, type Table, type ValueFormat } from "@askery/model";

interface AnswerFigureProps {
  readonly chart: ChartSpec;
  readonly table: Table;
  readonly locale: string;
}

const plain: ValueFormat = { kind: "number" };

/** An answer that is one row of figures: the first one large, the others beside it. */
export function AnswerFigure({ chart, table, locale }: AnswerFigureProps) {
  const figures = chart.y.map(({ column, label, format }) => {
    const place = table.columns.findIndex(({ name }) => name === column);
    const cell = table.values[place]?.[0] ?? null;
    const text = formatValue(cell, format ?? plain, { locale });
    return { label, text, exact: formatFull(cell, format ?? plain, { locale }) };
  });
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-4 py-3">
      {figures.map(({ label, text, exact }, place) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="text-12 text-text-3 first-letter:uppercase">{label}</dt>
          <dd
            title={exact}
            className={`figures font-semibold tracking-title ${place === 0 ? "text-40" : "text-28 text-text-2"}`}
          >
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}
