import { gridColumns } from "@askery/model";
import { isTextCard } from "../board-card.ts";
import type { Draft } from "../save-draft.ts";
import { listTabCards } from "./find-differences.ts";

const width = 120;
const unit = width / gridColumns;
const rowHeight = 4;
const gap = 1.5;

/** A small picture of where the cards of each tab are, with the names of the tabs. */
export function LayoutPicture({ draft }: { readonly draft: Draft }) {
  return (
    <span className="flex flex-wrap gap-3">
      {listTabCards(draft).map((cards, index) => {
        const height = Math.max(1, ...cards.map(({ y, h }) => y + h)) * rowHeight;
        const title = draft.tabs[index]?.title;
        return (
          <span key={draft.tabs[index]?.id ?? ""} className="flex flex-col gap-1">
            {title !== undefined && <span className="text-12 text-text-2">{title}</span>}
            <svg
              role="img"
              aria-label={`${cards.length} cards${title === undefined ? "" : ` on ${title}`}`}
              width={width}
              height={height}
              viewBox={`0 0 ${width} ${height}`}
            >
              {cards.map((card) => (
                <rect
                  key={card.id}
                  x={card.x * unit + gap / 2}
                  y={card.y * rowHeight + gap / 2}
                  width={card.w * unit - gap}
                  height={card.h * rowHeight - gap}
                  rx={1}
                  className={isTextCard(card) ? "fill-text-off" : "fill-text-3"}
                />
              ))}
            </svg>
          </span>
        );
      })}
    </span>
  );
}
