import type { QrCode } from "./encode-qr-code.ts";

interface QrCodePictureProps {
  readonly code: QrCode;
  /** For people who do not see it. */
  readonly label: string;
}

/** The light border that readers need, in modules. */
const quiet = 4;

/** Draws a QR code. It is dark on white in both themes, because many apps cannot read inverted codes. */
export function QrCodePicture({ code, label }: QrCodePictureProps) {
  const size = code.length + 2 * quiet;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto w-full max-w-52 rounded-3"
    >
      <rect width={size} height={size} fill="white" />
      <path d={outlineOf(code)} fill="black" />
    </svg>
  );
}

/** A rectangle for each run of dark modules in a row. */
function outlineOf(code: QrCode): string {
  return code
    .flatMap((row, y) =>
      [
        ...row
          .map((isDark) => (isDark ? "1" : "0"))
          .join("")
          .matchAll(/1+/g),
      ].map(({ index, 0: run }) => `M${index + quiet} ${y + quiet}h${run.length}v1h-${run.length}z`),
    )
    .join("");
}
