import { gridColumns, type DashboardTab } from "@askery/model";
import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from "react";
import { GridLayout, useContainerWidth, type Layout, type LayoutItem } from "react-grid-layout";
import { nameOfCard, sizesOfCard, type BoardCard } from "./board-card.ts";
import { EditorCard, gripId, type CardActs } from "./editor-card.tsx";
import "./editor-grid.css";
import {
  hasSameSlots,
  moveCards,
  resizeCard,
  shiftCards,
  toLayout,
  withSlots,
  type Side,
} from "./arrange-cards.ts";
import {
  gridClasses,
  gridGap,
  hasSentences,
  orderCards,
  rowHeight,
  slotStyle,
  textSlotClasses,
} from "../../shared/library/slot-style.ts";
import { joinClasses } from "../../ui/join-classes.ts";

import { CardPlaceholder } from "./slices/card-placeholder.tsx";
import { Sliced, useSlices } from "./slices/sliced.tsx";
import type { NamedFigure } from "./list-figures.ts";
import type { CardSelection } from "./selection/use-card-selection.ts";
import type { DraftHandle } from "./use-draft.ts";

type Cards = readonly BoardCard[];

interface EditorGridProps {
  readonly dashboardId: string;
  /** The cards of the open tab. */
  readonly cards: Cards;
  readonly otherTabs: readonly DashboardTab[];
  /** The cards of all tabs whose figures can be in a text. */
  readonly figures: readonly NamedFigure[];
  readonly handle: Pick<DraftHandle, "arrange" | "remove" | "moveToTab" | "write">;
  readonly selection: CardSelection;
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
export function EditorGrid(props: EditorGridProps) {
  const { dashboardId, cards, otherTabs, figures, handle, selection } = props;
  const { width, mounted, containerRef } = useContainerWidth();
  const isNarrow = mounted && width < narrowPx;
  const [announcement, setAnnouncement] = useState("");
  const acts = useCardActs(props, setAnnouncement);
  const ordered = orderCards(cards);
  const positions = new Map(ordered.map(({ id }, position) => [id, position]));
  const slices = useSlices(`${mounted} ${isNarrow}`);
  const show = (card: BoardCard) => (
    <Sliced
      slices={slices}
      position={positions.get(card.id) ?? 0}
      placeholder={<CardPlaceholder card={card} />}
    >
      <EditorCard
        {...{ dashboardId, card, otherTabs, figures, isNarrow, acts }}
        isSelected={selection.ids.has(card.id)}
      />
    </Sliced>
  );
  const frameOf = (card: BoardCard) => ({
    "data-card": card.id,
    className: joinClasses(
      selection.ids.has(card.id) && "is-selected",
      isNarrow && hasSentences(card) && textSlotClasses,
    ),
    onClick: (event: MouseEvent) => {
      if (event.shiftKey && !isControl(event.target)) selection.toggle(card.id);
    },
  });
  return (
    <div ref={containerRef} className="is-edited">
      <output className="sr-only">{announcement}</output>
      <output className="sr-only">{selection.announcement}</output>
      {isNarrow ? (
        <div className={gridClasses}>
          {ordered.map((card) => (
            <div key={card.id} {...frameOf(card)} style={slotStyle(card)}>
              {show(card)}
            </div>
          ))}
        </div>
      ) : (
        <div style={{ padding: paddingPx }} className="mb-20">
          {mounted && (
            <DraggableGrid
              width={width - 2 * paddingPx}
              cards={cards}
              selected={selection.ids}
              onArrange={handle.arrange}
            >
              {cards.map((card) => (
                <div key={card.id} {...frameOf(card)}>
                  {show(card)}
                </div>
              ))}
            </DraggableGrid>
          )}
        </div>
      )}
    </div>
  );
}

/** What people do with cards: the same object in every rendering, so that cards which do not change are not drawn again. */
function useCardActs(
  { cards, handle, selection }: EditorGridProps,
  announce: (words: string) => void,
): CardActs {
  const change = (cardId: string, turn: (cards: Cards) => Cards) => {
    handle.arrange(turn);
    const slot = turn(cards).find(({ id }) => id === cardId);
    if (slot !== undefined) announce(describeSlot(slot));
    // In one column, moving the card's element loses focus.
    requestAnimationFrame(() => document.getElementById(gripId(cardId))?.focus());
  };
  const latest = useRef<CardActs>(null);
  useEffect(() => {
    latest.current = {
      select: selection.toggle,
      move: (id, side) => change(id, (now) => moveCards(now, selection.with(id), side)),
      resize: (id, side) => change(id, (now) => resizeAll(now, selection.with(id), side)),
      remove: (id) => handle.remove(selection.with(id)),
      copy: (id) => selection.copy(selection.with(id)),
      moveToTab: (id, tabId) => handle.moveToTab(selection.with(id), tabId),
      write: handle.write,
    };
  });
  const [acts] = useState<CardActs>(() => ({
    select: (id) => latest.current?.select(id),
    move: (id, side) => latest.current?.move(id, side),
    resize: (id, side) => latest.current?.resize(id, side),
    remove: (id) => latest.current?.remove(id),
    copy: (id) => latest.current?.copy(id),
    moveToTab: (id, tabId) => latest.current?.moveToTab(id, tabId),
    write: (id, written) => latest.current?.write(id, written),
  }));
  return acts;
}

interface DraggableGridProps {
  readonly width: number;
  readonly cards: Cards;
  readonly selected: ReadonlySet<string>;
  readonly onArrange: DraftHandle["arrange"];
  /** An element for each card. */
  readonly children: ReactNode;
}

/** The grid with a pointer: cards are dragged by their grips, selected ones together, and resized. */
function DraggableGrid({ width, cards, selected, onArrange, children }: DraggableGridProps) {
  const [dropCount, setDropCount] = useState(0);
  const drop = (layout: Layout, from: LayoutItem | null, to: LayoutItem | null) => {
    if (from === null || to === null) return;
    if (selected.size < 2 || !selected.has(to.i)) {
      onArrange((now) => withSlots(now, layout));
      return;
    }
    const shift = (now: Cards) => shiftCards(now, selected, { x: to.x - from.x, y: to.y - from.y });
    onArrange(shift);
    // Otherwise the grid does not notice that the one card that was dragged is back where it was.
    if (hasSameSlots(shift(cards), cards)) setDropCount(dropCount + 1);
  };
  return (
    <GridLayout
      key={dropCount}
      width={width}
      gridConfig={gridConfig}
      dragConfig={dragConfig}
      resizeConfig={resizeConfig}
      layout={cards.flatMap((card) => limitSize(card))}
      onDragStop={drop}
      onResizeStop={(layout) => onArrange((now) => withSlots(now, layout))}
    >
      {children}
    </GridLayout>
  );
}

/** Buttons and fields of a card, besides its grip, have clicks of their own. */
function isControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest("button, input, textarea, [role=menuitem]") !== null;
}

function resizeAll(cards: Cards, ids: ReadonlySet<string>, side: Side): Cards {
  return [...ids].reduce<Cards>((now, id) => {
    const card = now.find((one) => one.id === id);
    return card === undefined ? now : resizeCard(now, { id, side, smallest: smallestOf(card) });
  }, cards);
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
