import type { ListedSeries } from "@askery/charts";
import { useRef, type CSSProperties } from "react";
import { Button } from "../../../ui/button.tsx";
import { useFadedEnd } from "../../../ui/use-faded-end.ts";
import type { ReaderNarrowing } from "./use-narrowing.ts";

interface NarrowingRowProps {
  /** The series that can be hidden. */
  readonly series: readonly ListedSeries[];
  readonly reader: ReaderNarrowing;
}

/** The series of a chart as buttons that hide and show them, and the way back from a zoom. Its height is always the same. */
export function NarrowingRow({ series, reader }: NarrowingRowProps) {
  const { narrowing, isZoomed, toggle, resetZoom, showAll } = reader;
  const { hidden } = narrowing;
  const row = useRef<HTMLDivElement>(null);
  useFadedEnd(row);
  return (
    <div
      ref={row}
      className="flex h-10 flex-none items-center gap-1 overflow-x-auto pt-2 text-12 [scrollbar-width:none] max-md:h-12"
    >
      <ul aria-label="Series" className="contents">
        {series.map(({ name, color, pattern }) => (
          <li key={name} className="flex-none">
            <button
              type="button"
              aria-pressed={!hidden.includes(name)}
              onClick={() => toggle(name, series)}
              className="tap flex max-w-48 items-center gap-1.5 rounded-2 px-2 py-1 text-text-2 transition-colors hover:bg-hover aria-[pressed=false]:text-text-3 aria-[pressed=false]:line-through"
            >
              <span
                aria-hidden
                className="size-2 flex-none rounded-1"
                style={
                  hidden.includes(name) ? { background: "var(--line-strong)" } : swatchOf(color, pattern)
                }
              />
              <span className="truncate">{name}</span>
            </button>
          </li>
        ))}
      </ul>
      <output className="flex-none px-1 text-text-3">{hidden.length > 0 && `${hidden.length} hidden`}</output>
      {hidden.length > 0 && (
        <Button kind="ghost" size="sm" onClick={showAll}>
          Show all
        </Button>
      )}
      {isZoomed && (
        <Button kind="ghost" size="sm" className="ms-auto" onClick={resetZoom}>
          Reset zoom
        </Button>
      )}
    </div>
  );
}

/** The fill of a series in a chart with patterns: its color, with stripes in the color of the surface. */
function swatchOf(color: string, pattern: number | null): CSSProperties {
  const angle = pattern === null ? undefined : angles[pattern];
  if (angle === undefined) return { background: color };
  const stripes = `repeating-linear-gradient(${angle}deg, transparent 0 2px, var(--surface) 2px 3px)`;
  return { background: `${stripes}, ${color}` };
}

/** Across the stripes of each pattern. */
const angles = [45, -45, 0];
