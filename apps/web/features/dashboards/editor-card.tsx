import type { DashboardTab } from "@askery/model";
import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  Copy,
  Ellipsis,
  GripVertical,
  CornerUpRight,
  Maximize2,
  Minimize2,
  SquareCheck,
  Trash2,
} from "lucide-react";
import { memo, useRef, type KeyboardEvent } from "react";
import { iconButtonClasses } from "../../ui/button-classes.ts";
import {
  Menu,
  MenuCheckItem,
  MenuContent,
  MenuItem,
  MenuSeparator,
  MenuTrigger,
} from "../../ui/dropdown-menu.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { DashboardCard } from "./dashboard-card.tsx";
import type { Side } from "./arrange-cards.ts";
import { hasSameContent, isTextCard, nameOfCard, type BoardCard } from "./board-card.ts";
import type { NamedFigure } from "./list-figures.ts";
import type { Written } from "./use-draft.ts";
import { EditorText } from "./editor-text.tsx";

interface EditorCardProps {
  readonly dashboardId: string;
  readonly card: BoardCard;
  /** The other tabs of the dashboard. */
  readonly otherTabs: readonly DashboardTab[];
  /** The cards of all tabs whose figures can be in a text. */
  readonly figures: readonly NamedFigure[];
  /** Whether cards are in one column, where they can't move sideways. */
  readonly isNarrow: boolean;
  readonly isSelected: boolean;
  /** The same object in every rendering. */
  readonly acts: CardActs;
}

/** What people do with a card of the editor. */
export interface CardActs {
  readonly select: (cardId: string) => void;
  /** What follows is for all selected cards if this one is selected. */
  readonly move: (cardId: string, side: Side) => void;
  readonly resize: (cardId: string, side: Side) => void;
  readonly remove: (cardId: string) => void;
  readonly copy: (cardId: string) => void;
  readonly moveToTab: (cardId: string, tabId: string) => void;
  /** For a card with a text. */
  readonly write: (cardId: string, written: Written) => void;
}

const sides: Readonly<Record<string, Side>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

/**
 * A card that can be moved by its grip, with the pointer or arrow keys, and by its menu. A change of another card, or of
 * its own slot, does not draw it again.
 */
export const EditorCard = memo(ShownCard, showsSame);

function showsSame(before: EditorCardProps, after: EditorCardProps): boolean {
  const { card: cardBefore, ...othersBefore } = before;
  const { card, ...others } = after;
  const isSame = (Object.keys(others) as (keyof typeof others)[]).every(
    (name) => others[name] === othersBefore[name],
  );
  return isSame && hasSameContent(cardBefore, card);
}

function ShownCard(props: EditorCardProps) {
  const { dashboardId, card, figures, acts } = props;
  const grip = <CardGrip {...props} />;
  const menu = <CardActions {...props} />;
  if (isTextCard(card)) {
    return (
      <EditorText
        {...{ dashboardId, card, figures, grip, menu }}
        onWrite={(text) => acts.write(card.id, { text })}
      />
    );
  }
  return <DashboardCard {...{ dashboardId, card, grip, menu }} use={null} maxAgeMs={null} />;
}

function CardGrip({ card, isSelected, acts }: EditorCardProps) {
  const press = (event: KeyboardEvent) => {
    const side = sides[event.key];
    if (event.key === "Delete") {
      // The page would remove the selected cards.
      event.stopPropagation();
      acts.remove(card.id);
    }
    if (side === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    if (event.shiftKey) acts.resize(card.id, side);
    else acts.move(card.id, side);
  };
  const pressedAt = useRef<Point>(null);
  return (
    <button
      type="button"
      id={gripId(card.id)}
      aria-label={`Move ${nameOfCard(card)}`}
      aria-describedby="card-keys"
      aria-pressed={isSelected}
      onPointerDown={({ clientX: x, clientY: y }) => (pressedAt.current = { x, y })}
      onClick={({ clientX: x, clientY: y, detail }) => {
        // A drag ends with a click, too. Keys have no position.
        const isDrag = detail > 0 && pressedAt.current !== null && distance(pressedAt.current, { x, y }) > 3;
        if (!isDrag) acts.select(card.id);
      }}
      className={`card-grip -ms-2.5 -my-2 ${iconButtonClasses("ghost", "sm")}`}
      onKeyDown={press}
    >
      <GripVertical />
    </button>
  );
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function CardActions({ card, otherTabs, isNarrow, isSelected, acts }: EditorCardProps) {
  const { id } = card;
  return (
    <Menu>
      <MenuTrigger asChild>
        <IconButton label={`Actions for ${nameOfCard(card)}`} icon={Ellipsis} />
      </MenuTrigger>
      <MenuContent align="end">
        <MenuItem icon={SquareCheck} onSelect={() => acts.select(id)}>
          {isSelected ? "Deselect" : "Select"}
        </MenuItem>
        <MenuItem icon={Copy} onSelect={() => acts.copy(id)}>
          Copy
        </MenuItem>
        <MenuSeparator />
        {isTextCard(card) && card.kind === "heading" && (
          <MenuCheckItem
            checked={card.isFolded === true}
            onCheckedChange={(isFolded) => acts.write(id, { isFolded })}
          >
            Folded at first
          </MenuCheckItem>
        )}
        <MenuItem icon={ArrowUp} onSelect={() => acts.move(id, "up")}>
          Move up
        </MenuItem>
        <MenuItem icon={ArrowDown} onSelect={() => acts.move(id, "down")}>
          Move down
        </MenuItem>
        {!isNarrow && (
          <>
            <MenuItem icon={ArrowLeft} onSelect={() => acts.move(id, "left")}>
              Move left
            </MenuItem>
            <MenuItem icon={ArrowRight} onSelect={() => acts.move(id, "right")}>
              Move right
            </MenuItem>
            <MenuItem icon={Maximize2} onSelect={() => acts.resize(id, "right")}>
              Wider
            </MenuItem>
            <MenuItem icon={Minimize2} onSelect={() => acts.resize(id, "left")}>
              Narrower
            </MenuItem>
          </>
        )}
        <MenuItem icon={Maximize2} onSelect={() => acts.resize(id, "down")}>
          Taller
        </MenuItem>
        <MenuItem icon={Minimize2} onSelect={() => acts.resize(id, "up")}>
          Shorter
        </MenuItem>
        {otherTabs.length > 0 && <MenuSeparator />}
        {otherTabs.map((tab) => (
          <MenuItem key={tab.id} icon={CornerUpRight} onSelect={() => acts.moveToTab(id, tab.id)}>
            Move to {tab.title}
          </MenuItem>
        ))}
        <MenuSeparator />
        <MenuItem icon={Trash2} isDanger onSelect={() => acts.remove(id)}>
          Remove from dashboard
        </MenuItem>
      </MenuContent>
    </Menu>
  );
}

/** The id of the element to focus after a card has moved. */
export function gripId(cardId: string): string {
  return `grip-${cardId}`;
}
