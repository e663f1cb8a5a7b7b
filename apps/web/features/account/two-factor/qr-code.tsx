import { useMemo } from "react";
import { encode } from "uqr";

interface QrCodeProps {
  readonly text: string;
  /** For people who do not see it. */
  readonly label: string;
}

/** Draws a QR code. It is dark on white in both themes, because many apps cannot read inverted codes. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, data } = useMemo(() => encode(text, { ecc: "M", border: quietModules }), [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto w-full max-w-52 rounded-3"
    >
      <rect width={size} height={size} fill="white" />
      <path d={outlineOf(data)} fill="black" />
    </svg>
  );
}

/** The width of the light border that readers need. */
const quietModules = 4;

/** A square for each dark module. */
function outlineOf(rows: readonly (readonly boolean[])[]): string {
  return rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
}
