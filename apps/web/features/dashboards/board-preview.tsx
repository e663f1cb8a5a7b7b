import type { PreviewCard } from "@askery/api";
import { chartKindOf, gridColumns } from "@askery/model";

const width = 96;
const height = 60;
const unit = width / gridColumns;
const rowHeight = 4;
const gap = 1.5;
/** Icons are drawn in 24 units. */
const iconUnits = 24;

/** A small drawing of the cards that are in sight when a dashboard opens, with the kinds of their charts. */
export function BoardPreview({ cards }: { readonly cards: readonly PreviewCard[] }) {
  return (
    <svg
      aria-hidden
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      className="flex-none overflow-hidden rounded-2 bg-canvas inset-ring inset-ring-line max-sm:hidden"
    >
      {cards.map((card) => (
        <PreviewedCard key={`${card.x} ${card.y}`} card={card} />
      ))}
    </svg>
  );
}

function PreviewedCard({ card: { x, y, w, h, kind } }: { readonly card: PreviewCard }) {
  const box = {
    x: x * unit + gap / 2,
    y: y * rowHeight + gap / 2,
    width: w * unit - gap,
    height: h * rowHeight - gap,
  };
  if (kind === "heading" || kind === "text") {
    const line = { x: box.x + 1, y: box.y + 1, width: box.width * 0.6, height: 1.5 };
    return <rect {...line} rx={0.75} className="fill-text-off" />;
  }
  const size = Math.min(box.width, box.height) - 2;
  const left = box.x + (box.width - size) / 2;
  const top = box.y + (box.height - size) / 2;
  return (
    <>
      <rect {...box} rx={1.5} className="fill-surface stroke-line" strokeWidth={0.5} />
      {size > 4 && (
        <g
          transform={`translate(${left} ${top}) scale(${size / iconUnits})`}
          fill="none"
          strokeWidth={1.6}
          strokeLinecap="round"
          strokeLinejoin="round"
          className="stroke-chart-1"
        >
          {chartKindOf(kind).icon.map((line) => (
            <path key={line} d={line} />
          ))}
        </g>
      )}
    </>
  );
}
