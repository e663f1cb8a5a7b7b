import type { ListedSeries } from "@askery/charts";
import { Button } from "../../../ui/button.tsx";
import type { ReaderNarrowing } from "./use-narrowing.ts";

interface NarrowingRowProps {
  /** The series that can be hidden. */
  readonly series: readonly ListedSeries[];
  readonly reader: ReaderNarrowing;
}

/** The series of a chart as buttons that hide and show them, and the way back from a zoom. Its height is always the same. */
export function NarrowingRow({ series, reader }: NarrowingRowProps) {
  const { narrowing, toggle, zoom, showAll } = reader;
  const { hidden, span } = narrowing;
  return (
    <div className="flex h-10 flex-none items-center gap-1 overflow-x-auto pt-2 text-12 [scrollbar-width:none] max-md:h-12">
      <ul aria-label="Series" className="contents">
        {series.map(({ name, color }) => (
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
                style={{ background: hidden.includes(name) ? "var(--line-strong)" : color }}
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
      {span !== null && (
        <Button kind="ghost" size="sm" className="ms-auto" onClick={() => zoom(null)}>
          Reset zoom
        </Button>
      )}
    </div>
  );
}
