import { chartKindOf, type ChartKind } from "@askery/model";

interface ChartKindIconProps {
  readonly kind: ChartKind;
  readonly className?: string;
}

/** The icon of a kind of chart, in the style of Lucide. */
export function ChartKindIcon({ kind, className = "" }: ChartKindIconProps) {
  return (
    <svg
      className={`lucide ${className}`}
      aria-hidden="true"
      viewBox="0 0 24 24"
      width={24}
      height={24}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {chartKindOf(kind).icon.map((line) => (
        <path key={line} d={line} />
      ))}
    </svg>
  );
}
