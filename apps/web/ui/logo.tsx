import { LogoMarkShapes } from "./logo-mark.tsx";
import { wordmarkLetters } from "./logo-wordmark.data.ts";

/** The wordmark, in the theme's text and accent colors. `height` in px, default 20. */
export function Logo({ height = 20 }: { readonly height?: number }) {
  return (
    <svg
      viewBox="0 0 90 20"
      width={height * 4.5}
      height={height}
      role="img"
      aria-label="Askery"
      className="flex-none"
    >
      <g transform="translate(0 1.2) scale(1.14)">
        <LogoMarkShapes />
      </g>
      <path fill="currentColor" transform="translate(23 14.8) scale(1.04)" d={wordmarkLetters} />
    </svg>
  );
}
