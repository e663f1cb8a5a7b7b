import type { Card } from "@askery/api";
import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  Ellipsis,
  GripVertical,
  Maximize2,
  Minimize2,
  Trash2,
} from "lucide-react";
import type { KeyboardEvent } from "react";
import { iconButtonClasses } from "../../ui/button-classes.ts";
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from "../../ui/dropdown-menu.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { DashboardCard } from "./dashboard-card.tsx";
import type { Side } from "./arrange-cards.ts";

interface EditorCardProps {
  readonly dashboardId: string;
  readonly card: Card;
  /** Whether cards are in one column, where they can't move sideways. */
  readonly isNarrow: boolean;
  readonly onMove: (side: Side) => void;
  readonly onResize: (side: Side) => void;
  readonly onRemove: () => void;
}

const sides: Readonly<Record<string, Side>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

/** A card that can be moved by its grip, with the pointer or arrow keys, and by its menu. */
export function EditorCard({ dashboardId, card, isNarrow, onMove, onResize, onRemove }: EditorCardProps) {
  const { id, chart } = card;
  const press = (event: KeyboardEvent) => {
    const side = sides[event.key];
    if (event.key === "Delete") onRemove();
    if (side === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    if (event.shiftKey) onResize(side);
    else onMove(side);
  };
  return (
    <DashboardCard
      {...{ dashboardId, card }}
      use={null}
      grip={
        <button
          type="button"
          id={gripId(id)}
          aria-label={`Move ${chart.title}`}
          aria-describedby="card-keys"
          className={`card-grip -ms-2.5 -my-2 ${iconButtonClasses("ghost", "sm")}`}
          onKeyDown={press}
        >
          <GripVertical />
        </button>
      }
      menu={
        <Menu>
          <MenuTrigger asChild>
            <IconButton label={`Actions for ${chart.title}`} icon={Ellipsis} />
          </MenuTrigger>
          <MenuContent align="end">
            <MenuItem icon={ArrowUp} onSelect={() => onMove("up")}>
              Move up
            </MenuItem>
            <MenuItem icon={ArrowDown} onSelect={() => onMove("down")}>
              Move down
            </MenuItem>
            {!isNarrow && (
              <>
                <MenuItem icon={ArrowLeft} onSelect={() => onMove("left")}>
                  Move left
                </MenuItem>
                <MenuItem icon={ArrowRight} onSelect={() => onMove("right")}>
                  Move right
                </MenuItem>
                <MenuItem icon={Maximize2} onSelect={() => onResize("right")}>
                  Wider
                </MenuItem>
                <MenuItem icon={Minimize2} onSelect={() => onResize("left")}>
                  Narrower
                </MenuItem>
              </>
            )}
            <MenuItem icon={Maximize2} onSelect={() => onResize("down")}>
              Taller
            </MenuItem>
            <MenuItem icon={Minimize2} onSelect={() => onResize("up")}>
              Shorter
            </MenuItem>
            <MenuSeparator />
            <MenuItem icon={Trash2} isDanger onSelect={onRemove}>
              Remove from dashboard
            </MenuItem>
          </MenuContent>
        </Menu>
      }
    />
  );
}

/** The id of the element to focus after a card has moved. */
export function gripId(cardId: string): string {
  return `grip-${cardId}`;
}
