import type { ReactNode } from "react";

/** The kind of content that is missing. */
export type EmptyDrawingKind = "line" | "bars" | "grid" | "rows" | "talk" | "database" | "people" | "search";

/** A dashed frame with a simple drawing: 112 × 72 px. */
export function EmptyDrawing({ kind }: { readonly kind: EmptyDrawingKind }) {
  return (
    <svg viewBox="0 0 112 72" width={112} height={72} fill="none" aria-hidden className="flex-none">
      <rect
        x=".5"
        y=".5"
        width="111"
        height="71"
        rx="5.5"
        className="stroke-line-strong"
        strokeDasharray="3 4"
      />
      {drawings[kind]}
    </svg>
  );
}

const grey = "stroke-line-strong";
const accent = "stroke-accent";

const drawings: Readonly<Record<EmptyDrawingKind, ReactNode>> = {
  line: (
    <>
      <path d="M14 62h84" className={grey} />
      <path d="m14 54 20-12 18 6 20-22 24-10" className={accent} strokeWidth="2" strokeLinejoin="round" />
      <circle cx="96" cy="16" r="3" className="fill-accent" />
    </>
  ),
  bars: (
    <>
      <path d="M14 62h84" className={grey} />
      <path d="M24 62V46M42 62V38M78 62V42" className={grey} strokeWidth="10" />
      <path d="M60 62V22" className={accent} strokeWidth="10" />
    </>
  ),
  grid: (
    <>
      <rect x="14" y="14" width="38" height="20" rx="3" className={accent} strokeWidth="2" />
      <rect x="60" y="14" width="38" height="20" rx="3" className={grey} />
      <rect x="14" y="42" width="84" height="18" rx="3" className={grey} />
    </>
  ),
  rows: (
    <>
      <path d="M14 20h84M14 36h84M14 52h84" className={grey} />
      <path d="M14 20h34" className={accent} strokeWidth="2" />
    </>
  ),
  talk: (
    <>
      <path d="M14 24h52" className={grey} strokeWidth="6" strokeLinecap="round" />
      <path d="M14 34h52" className={accent} strokeWidth="2" />
      <path d="M46 52h52" className={grey} strokeWidth="6" strokeLinecap="round" />
    </>
  ),
  database: (
    <>
      <ellipse cx="56" cy="20" rx="22" ry="7" className={accent} strokeWidth="2" />
      <path
        d="M34 20v16c0 4 10 7 22 7s22-3 22-7V20M34 36v16c0 4 10 7 22 7s22-3 22-7V36"
        className={grey}
        strokeWidth="1.5"
      />
    </>
  ),
  people: (
    <>
      <circle cx="44" cy="29" r="8" className={accent} strokeWidth="2" />
      <path d="M28 56c2-9 8-13 16-13s14 4 16 13" className={accent} strokeWidth="2" strokeLinecap="round" />
      <circle cx="72" cy="31" r="6" className={grey} strokeWidth="1.5" />
      <path d="M70 44c7 0 12 4 14 12" className={grey} strokeWidth="1.5" strokeLinecap="round" />
    </>
  ),
  search: (
    <>
      <circle cx="52" cy="32" r="14" className={accent} strokeWidth="2" />
      <path d="m62 43 13 14" className={accent} strokeWidth="2" strokeLinecap="round" />
      <path d="M46 32h12" className={grey} strokeWidth="2" strokeDasharray="2 3" />
    </>
  ),
};
