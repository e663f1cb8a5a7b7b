import { nameOfCard, type BoardCard } from "../board-card.ts";

/** A card that is about to be mounted: its frame and its name. */
export function CardPlaceholder({ card }: { readonly card: BoardCard }) {
  const name = nameOfCard(card);
  return (
    <article
      aria-label={name}
      aria-busy
      className="h-full overflow-hidden rounded-4 bg-surface px-4 pt-3 shadow-2"
    >
      <h2 className="truncate text-14 font-semibold">{name}</h2>
    </article>
  );
}
