import type { ChartPoint, MarkPosition, MountedChart } from "@askery/charts";
import { useId, useRef, type KeyboardEvent, type ReactNode, type RefObject } from "react";
import { describePoint, pointAt, type ShowPointActions, type ShownTable } from "../point/answer-point.ts";
import { PointPanel } from "../point/point-panel.tsx";
import type { ReaderNarrowing } from "./use-narrowing.ts";

interface ChartPointsProps {
  readonly shown: ShownTable;
  readonly locale: string;
  readonly mounted: RefObject<MountedChart | null>;
  /** The mark that has the keyboard's focus. */
  readonly focused: OpenedMark | null;
  readonly onFocus: (mark: OpenedMark | null) => void;
  /** Zooms the axes; null if they can't be zoomed. */
  readonly reader: Pick<ReaderNarrowing, "zoomBack" | "resetZoom"> | null;
  readonly opened: OpenedMark | null;
  readonly onOpen: (mark: OpenedMark | null) => void;
  readonly pointActions: ShowPointActions;
  /** The chart. */
  readonly children: ReactNode;
}

/** A mark of a chart, and where it is. */
export interface OpenedMark {
  readonly point: ChartPoint;
  readonly at: MarkPosition;
}

/**
 * The marks of a chart, by keyboard as well: arrows move between them, Enter shows what can be done, plus and minus zoom.
 * A mark that combines rows, such as "Other", can't be opened.
 */
export function ChartPoints(props: ChartPointsProps) {
  const { shown, locale, mounted, focused, onFocus, reader, opened, onOpen, pointActions, children } = props;
  const hint = useId();
  const area = useRef<HTMLDivElement>(null);
  const move = (along: number, across: number) =>
    onFocus(mounted.current?.moveFocus({ along, across }) ?? null);
  const zooms: Readonly<Partial<Record<string, () => void>>> = {
    "+": () => mounted.current?.zoomIn(),
    "-": () => reader?.zoomBack(),
    "0": () => reader?.resetZoom(),
  };
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      move(...step);
    } else if (reader !== null && !event.ctrlKey && !event.metaKey && zooms[event.key] !== undefined) {
      event.preventDefault();
      zooms[event.key]?.();
    } else if ((event.key === "Enter" || event.key === " ") && focused !== null) {
      event.preventDefault();
      onOpen(focused);
    }
  };
  const leave = () => {
    onFocus(null);
    mounted.current?.leave();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- as its role
    <div
      ref={area}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/prefer-tag-over-role -- no tag has marks that arrows move between
      role="application"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as its role
      tabIndex={0}
      aria-label="Figures of the chart"
      aria-roledescription="chart"
      aria-describedby={hint}
      className="relative size-full rounded-2"
      onKeyDown={press}
      onFocus={({ target, currentTarget }) => {
        if (target === currentTarget && currentTarget.matches(":focus-visible")) move(0, 0);
      }}
      onBlur={leave}
    >
      {children}
      <p id={hint} className="sr-only">
        Arrow keys move between figures. Enter shows what you can do with one.
        {reader !== null && " Plus zooms in around a figure, minus goes back, 0 shows all."}
      </p>
      {focused !== null && (
        <span
          aria-hidden
          className="pointer-events-none absolute size-3 -translate-1/2 rounded-full border-2 border-focus"
          style={{ left: focused.at.x, top: focused.at.y }}
        />
      )}
      <output className="sr-only">{focused !== null && nameMark(focused.point, shown, locale)}</output>
      {opened !== null && opened.point.row !== null && (
        <OpenedPoint
          {...{ shown, locale, pointActions }}
          row={opened.point.row}
          column={opened.point.column}
          anchor={{ getBoundingClientRect: () => rectAt(area.current, opened.at) }}
          onClose={() => onOpen(null)}
          onReturn={() => area.current?.focus()}
        />
      )}
    </div>
  );
}

interface OpenedPointProps extends Pick<ChartPointsProps, "shown" | "locale" | "pointActions"> {
  readonly row: number;
  readonly column: string | null;
  readonly anchor: { readonly getBoundingClientRect: () => DOMRect };
  readonly onClose: () => void;
  readonly onReturn: () => void;
}

/** A figure with its name, and what can be done with it. */
export function OpenedPoint(props: OpenedPointProps) {
  const { shown, locale, pointActions, row, column, anchor, onClose, onReturn } = props;
  const { name, figure, header } = describePoint(shown, { row, column }, locale);
  return (
    <PointPanel label={name === "" ? header : name} {...{ anchor, onClose, onReturn }}>
      <p className="pe-10 text-12 text-text-3 md:pe-0">{name === "" ? header : `${name} · ${header}`}</p>
      <p className="figures text-16 font-semibold">{figure}</p>
      {pointActions({ point: pointAt(shown.table, row, column), figure }, onClose)}
    </PointPanel>
  );
}

const steps: Readonly<Partial<Record<string, readonly [along: number, across: number]>>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: [-Infinity, 0],
  End: [Infinity, 0],
};

function nameMark({ row, rows, column }: ChartPoint, shown: ShownTable, locale: string): string {
  if (row === null && rows.length === 1) return "A figure of the period before";
  if (row === null) return `${rows.length} rows together`;
  const { name, figure, header } = describePoint(shown, { row, column }, locale);
  return `${name}: ${header} ${figure}`;
}

function rectAt(area: HTMLElement | null, { x, y }: MarkPosition): DOMRect {
  const { left, top } = area?.getBoundingClientRect() ?? { left: 0, top: 0 };
  return new DOMRect(left + x, top + y, 0, 0);
}
