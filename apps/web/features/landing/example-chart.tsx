import { invariant } from "@askery/model";
import { exampleAnswer } from "./example-answer.data.ts";

/** A month of the example, positioned in shares of the drawing's width and height, from the top left corner. */
interface Point {
  readonly month: string;
  readonly value: number;
  readonly left: number;
  readonly top: number;
}

const percent = new Intl.NumberFormat("en-US", { style: "percent", maximumFractionDigits: 0 });
const monthName = new Intl.DateTimeFormat("en-US", { month: "short", timeZone: "UTC" });
const gridStep = 0.2;
const gridTop = 0.6;
/** The area of the drawing without the labels. */
const plot = { left: 0.06, top: 0.05, bottom: 0.88 };

/**
 * A chart drawn without the chart library, so that the landing page shows it at once. Positions are percentages, so
 * that it fits any width while its text keeps its size.
 */
export function ExampleChart() {
  const points = placePoints();
  const peak = points.toSorted((a, b) => b.value - a.value)[0];
  return (
    <svg
      role="img"
      aria-label={describe(points)}
      className="mt-2 h-[236px] w-full overflow-visible text-11 figures"
    >
      {gridLines().map(({ value, top }) => (
        <g key={value}>
          <line x1="6%" x2="100%" y1={share(top)} y2={share(top)} className="stroke-line" />
          <text x="0" y={share(top)} dy="0.35em" className="fill-text-3">
            {percent.format(value)}
          </text>
        </g>
      ))}
      {points.slice(1).map((to, index) => (
        <Segment key={to.month} from={points[index]} to={to} isLast={index === points.length - 2} />
      ))}
      {points.map(({ month, left }, index) => (
        <text
          key={month}
          x={share(left)}
          y="100%"
          textAnchor="middle"
          className={`fill-text-3 ${index % 2 === 1 ? "max-sm:hidden" : ""}`}
        >
          {month}
        </text>
      ))}
      {peak && (
        <>
          <circle cx={share(peak.left)} cy={share(peak.top)} r="3.5" className="fill-chart-1" />
          <text
            x={share(peak.left)}
            y={share(peak.top)}
            dy="-0.8em"
            textAnchor="middle"
            className="fill-text text-12 font-semibold"
          >
            {percent.format(peak.value)}
          </text>
        </>
      )}
    </svg>
  );
}

interface SegmentProps {
  readonly from: Point | undefined;
  readonly to: Point;
  /** The last month is incomplete, so it is dashed. */
  readonly isLast: boolean;
}

function Segment({ from, to, isLast }: SegmentProps) {
  if (from === undefined) return null;
  return (
    <line
      x1={share(from.left)}
      y1={share(from.top)}
      x2={share(to.left)}
      y2={share(to.top)}
      strokeLinecap="round"
      strokeDasharray={isLast ? "2 5" : undefined}
      className="stroke-chart-1 stroke-2"
    />
  );
}

function share(of: number): string {
  return `${(of * 100).toFixed(2)}%`;
}

function placePoints(): readonly Point[] {
  const [months, values] = exampleAnswer.table.values;
  invariant(months !== undefined && values !== undefined, "The example has months and values.");
  return months.map((month, index) => {
    const value = Number(values[index]);
    return {
      month: monthName.format(new Date(String(month))),
      value,
      left: plot.left + ((index + 0.5) / months.length) * (1 - plot.left),
      top: heightOf(value),
    };
  });
}

function gridLines(): readonly { readonly value: number; readonly top: number }[] {
  const count = Math.round(gridTop / gridStep);
  return Array.from({ length: count + 1 }, (_, index) => ({
    value: index * gridStep,
    top: heightOf(index * gridStep),
  }));
}

function heightOf(value: number): number {
  return plot.bottom - (value / gridTop) * (plot.bottom - plot.top);
}

function describe(points: readonly Point[]): string {
  const labels = points.map(({ month, value }) => `${month} ${percent.format(value)}`);
  return `Line chart. ${exampleAnswer.chart.caption.title}: ${labels.join(", ")}.`;
}
