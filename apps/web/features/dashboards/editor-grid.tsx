import { gridColumns, type DashboardTab } from "@askery/model";
import { useState } from "react";
import { GridLayout, useContainerWidth } from "react-grid-layout";
import { nameOfCard, sizesOfCard, type BoardCard } from "./board-card.ts";
import { EditorCard, gripId } from "./editor-card.tsx";
import "./editor-grid.css";
import { moveCard, resizeCard, toLayout, withSlots, type Side } from "./arrange-cards.ts";
import { gridClasses, gridGap, orderCards, rowHeight, slotStyle } from "../../shared/library/slot-style.ts";

type Cards = readonly BoardCard[];

interface EditorGridProps {
  readonly dashboardId: string;
  /** The cards of the open tab. */
  readonly cards: Cards;
  readonly otherTabs: readonly DashboardTab[];
  readonly onArrange: (change: (cards: Cards) => Cards) => void;
  readonly onRemove: (cardId: string) => void;
  readonly onMoveToTab: (card: BoardCard, tabId: string) => void;
  readonly onWrite: (cardId: string, text: string) => void;
}

const gridConfig = {
  cols: gridColumns,
  rowHeight,
  margin: [gridGap, gridGap],
  containerPadding: [0, 0],
} as const;
const dragConfig = { handle: ".card-grip", threshold: 3 };
const resizeConfig = { handles: ["se"] } as const;

/** Pages narrower than this, in px, are `page-narrow` in styles. */
const narrowPx = 720;
const paddingPx = 16;

/**
 * The cards of a dashboard in the editor. On a narrow page, such as on a phone or beside the menu on a tablet, they are
 * stacked and can't be dragged.
 */
export function EditorGrid({
  dashboardId,
  cards,
  otherTabs,
  onArrange,
  onRemove,
  onMoveToTab,
  onWrite,
}: EditorGridProps) {
  const { width, mounted, containerRef } = useContainerWidth();
  const isNarrow = mounted && width < narrowPx;
  const [announcement, setAnnouncement] = useState("");
  const change = (card: BoardCard, turn: (cards: Cards) => Cards) => {
    onArrange(turn);
    const slot = turn(cards).find(({ id }) => id === card.id);
    if (slot !== undefined) setAnnouncement(describeSlot(slot));
    // In one column, moving the card's element loses focus.
    requestAnimationFrame(() => document.getElementById(gripId(card.id))?.focus());
  };
  const show = (card: BoardCard) => (
    <EditorCard
      {...{ dashboardId, card, otherTabs }}
      isNarrow={isNarrow}
      onMove={(side: Side) => change(card, (now) => moveCard(now, card.id, side))}
      onResize={(side: Side) =>
        change(card, (now) => resizeCard(now, { id: card.id, side, smallest: smallestOf(card) }))
      }
      onRemove={() => onRemove(card.id)}
      onMoveToTab={(tabId) => onMoveToTab(card, tabId)}
      onWrite={(text) => onWrite(card.id, text)}
    />
  );
  return (
    <div ref={containerRef} className="is-edited">
      <output className="sr-only">{announcement}</output>
      {isNarrow ? (
        <div className={gridClasses}>
          {orderCards(cards).map((card) => (
            <div key={card.id} style={slotStyle(card)}>
              {show(card)}
            </div>
          ))}
        </div>
      ) : (
        <div style={{ padding: paddingPx }} className="mb-20">
          {mounted && (
            <GridLayout
              width={width - 2 * paddingPx}
              gridConfig={gridConfig}
              dragConfig={dragConfig}
              resizeConfig={resizeConfig}
              layout={cards.flatMap((card) => limitSize(card))}
              onLayoutChange={(layout) => onArrange((now) => withSlots(now, layout))}
            >
              {cards.map((card) => (
                <div key={card.id}>{show(card)}</div>
              ))}
            </GridLayout>
          )}
        </div>
      )}
    </div>
  );
}

function smallestOf(card: BoardCard) {
  return sizesOfCard(card).smallest;
}

/** A grid item with its minimum size. A card that is smaller already may stay so. */
function limitSize(card: BoardCard) {
  const { w, h } = smallestOf(card);
  const limits = { minW: Math.min(w, card.w), minH: Math.min(h, card.h) };
  return toLayout([card]).map((item) => ({ ...item, ...limits }));
}

function describeSlot(card: BoardCard): string {
  const { x, y, w, h } = card;
  return `${nameOfCard(card)}: column ${x + 1}, row ${y + 1}, ${w} wide, ${h} high`;
}
