import { readOnlyImage, type TextCard } from "@askery/model";
import { ChevronRight } from "lucide-react";
import { lazy, Suspense } from "react";

import { countOf } from "../wording/count-of.ts";
import { TextImageView } from "./text-images.tsx";
import { TextWithFigures } from "./text-figures.tsx";
import type { Fold } from "./use-folding.ts";

const MarkdownText = lazy(async () => ({ default: (await import("./markdown-text.tsx")).MarkdownText }));

interface TextCardViewProps {
  readonly card: Pick<TextCard, "kind" | "text">;
  /** How a heading folds the cards below it. Default: it doesn't. */
  readonly fold?: Fold | undefined;
}

/** A card with a text: a heading of the cards below it, paragraphs, or a picture. On a narrow page it is as high as its content. */
export function TextCardView({ card: { kind, text }, fold }: TextCardViewProps) {
  if (kind === "heading") return <Heading {...{ text, fold }} />;
  const only = readOnlyImage(text);
  if (only !== null) return <TextImageView image={only} alt={only.alt} isAlone />;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls a text that is longer
    <div tabIndex={0} role="note" className="h-full overflow-y-auto rounded-2 page-narrow:h-auto">
      <Suspense fallback={null}>
        <MarkdownText text={text} />
      </Suspense>
    </div>
  );
}

function Heading({ text, fold }: { readonly text: string; readonly fold: Fold | undefined }) {
  const words = (
    <span className="line-clamp-2 min-w-0 page-narrow:line-clamp-none">
      <TextWithFigures text={text} />
    </span>
  );
  return (
    <h2 className="flex h-full items-end pb-1 text-16 font-semibold text-balance page-narrow:h-auto page-narrow:pt-2">
      {fold === undefined ? (
        words
      ) : (
        <button
          type="button"
          aria-expanded={!fold.isFolded}
          onClick={fold.toggle}
          className="tap group -ms-1 flex min-w-0 items-center gap-1 rounded-2 pe-2 text-start hover:bg-hover"
        >
          <ChevronRight
            className={`not-printed size-4 flex-none text-text-3 transition-transform ${fold.isFolded ? "" : "rotate-90"}`}
          />
          {words}
          {fold.isFolded && (
            <span className="flex-none text-12 font-normal text-text-3">
              {countOf(fold.cardCount, "card")}
            </span>
          )}
        </button>
      )}
    </h2>
  );
}
