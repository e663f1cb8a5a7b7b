import type { TextCard } from "@askery/model";
import { lazy, Suspense } from "react";

const MarkdownText = lazy(async () => ({ default: (await import("./markdown-text.tsx")).MarkdownText }));

/** A card with a text: a heading of the cards below it, or paragraphs. On a narrow page it is as high as its text. */
export function TextCardView({ card: { kind, text } }: { readonly card: Pick<TextCard, "kind" | "text"> }) {
  if (kind === "heading") {
    return (
      <h2 className="flex h-full items-end pb-1 text-16 font-semibold text-balance page-narrow:h-auto page-narrow:pt-2">
        <span className="line-clamp-2 min-w-0 page-narrow:line-clamp-none">{text}</span>
      </h2>
    );
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls a text that is longer
    <div tabIndex={0} role="note" className="h-full overflow-y-auto rounded-2 page-narrow:h-auto">
      <Suspense fallback={null}>
        <MarkdownText text={text} />
      </Suspense>
    </div>
  );
}
