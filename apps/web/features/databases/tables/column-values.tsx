import type { ColumnProfile, Histogram, TableColumnDetail } from "@askery/api";
import { describeRange } from "./describe-range.ts";
import { writeCount } from "../../../shared/wording/own-formats.ts";

interface ColumnValuesProps {
  readonly column: TableColumnDetail;
  /** For numbers and dates, once it is loaded. */
  readonly histogram: Histogram | undefined;
}

/** A summary of a column's values: a histogram, the most frequent ones, or their number. */
export function ColumnValues({ column, histogram }: ColumnValuesProps) {
  const { profile, isPrivate } = column;
  if (isPrivate) return <span className="text-text-3">Not read</span>;
  if (histogram !== undefined) return <HistogramBars histogram={histogram} />;
  if (profile === null) return <span className="text-text-3">–</span>;
  const { topValues, distinctCount, min, max } = profile;
  const isText = column.type === "text" || column.type === "boolean";
  if (!isText && min !== null && max !== null) {
    return <span className="figures text-12 text-text-3">{describeRange(min, max)}</span>;
  }
  if (topValues.length > 0) return <TopValues profile={profile} />;
  if (distinctCount === null || distinctCount === 0) return <span className="text-text-3">–</span>;
  return <span className="figures text-text-3">{writeCount(distinctCount)} different</span>;
}

const shownValues = 3;
/** With at least this many distinct values, their number is more informative than a few of them. */
const manyValues = 50;

function TopValues({ profile: { topValues, distinctCount } }: { readonly profile: ColumnProfile }) {
  const count = distinctCount ?? topValues.length;
  if (count >= manyValues) {
    return (
      <span className="block text-text-2">
        <span className="figures">{writeCount(count)}</span> different
        <span className="line-clamp-1 text-12 text-text-3">{topValues[0]}</span>
      </span>
    );
  }
  const more = count - Math.min(shownValues, topValues.length);
  return (
    <span className="line-clamp-2 text-text-2">
      {topValues.slice(0, shownValues).join(", ")}
      {more > 0 && <span className="figures text-text-3"> and {writeCount(more)} more</span>}
    </span>
  );
}

const height = 18;
const barWidth = 5;
const pitch = 7;

function HistogramBars({ histogram: { column, bars, min, max } }: { readonly histogram: Histogram }) {
  return (
    <span className="flex items-end gap-2">
      <svg
        role="img"
        aria-label={`How ${column} spreads: ${describeRange(min, max)}`}
        width={bars.length * pitch}
        height={height}
        className="flex-none fill-chart-1"
      >
        {bars.map((bar, index) => {
          const tall = Math.max(1, bar * height);
          return (
            <rect
              // Bars are identified only by their position.
              key={index}
              x={index * pitch}
              y={height - tall}
              width={barWidth}
              height={tall}
              rx="1"
            />
          );
        })}
      </svg>
      <span className="figures text-11 whitespace-nowrap text-text-3">{describeRange(min, max)}</span>
    </span>
  );
}

/** Below this share of rows with a value, the bar warns. */
const sparseBelow = 0.5;

/** The share of rows with a value. */
export function Filled({ column }: { readonly column: TableColumnDetail }) {
  const share = column.profile?.filledShare ?? null;
  if (share === null || column.isPrivate) return <span className="text-text-3">–</span>;
  // Rounds neither up to 100 nor down to 0.
  const percent = share > 0 && share < 1 ? Math.min(99, Math.max(1, Math.round(share * 100))) : share * 100;
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden className="h-1.5 w-10 flex-none overflow-hidden rounded-full bg-hover">
        <span
          className={`block h-full rounded-full ${share < sparseBelow ? "bg-chart-2" : "bg-chart-1"}`}
          style={{ width: `${percent}%` }}
        />
      </span>
      <span className="figures text-12 text-text-3">{percent}%</span>
    </span>
  );
}
