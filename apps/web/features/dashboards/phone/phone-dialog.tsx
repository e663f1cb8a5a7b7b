import type { PhoneCard } from "@askery/model";
import { ArrowDown, ArrowUp, Eye, EyeOff, Minus, Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { joinClasses } from "../../../ui/join-classes.ts";
import { nameOfCard, type BoardCard } from "../board-card.ts";
import {
  listForPhone,
  moveOnPhone,
  resetOnPhone,
  resizeOnPhone,
  toggleOnPhone,
  type ShownOnPhone,
} from "./arrange-phone.ts";

interface PhoneDialogProps {
  /** The cards of the open tab. */
  readonly cards: readonly BoardCard[];
  readonly phone: readonly PhoneCard[];
  readonly onChange: (phone: readonly PhoneCard[]) => void;
  readonly onClose: () => void;
}

/** How phones show the cards of a tab: their order, heights, and which are hidden. */
export function PhoneDialog({ cards, phone, onChange, onClose }: PhoneDialogProps) {
  const [announcement, setAnnouncement] = useState("");
  const shown = listForPhone(cards, phone);
  const isChosen = resetOnPhone(cards, phone).length < phone.length;
  const change = (next: readonly PhoneCard[], id: string) => {
    onChange(next);
    const list = listForPhone(cards, next);
    const index = list.findIndex(({ card }) => card.id === id);
    const one = list[index];
    if (one !== undefined) setAnnouncement(describe(one, index, list.length));
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Phone layout"
      description="On narrow pages, cards are below each other. At first in the order of the grid."
      footer={
        <>
          <Button
            kind="ghost"
            disabled={!isChosen}
            onClick={() => {
              onChange(resetOnPhone(cards, phone));
              setAnnouncement("The layout follows from the grid again.");
            }}
          >
            Reset
          </Button>
          <Button kind="solid" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <output className="sr-only">{announcement}</output>
      <ol aria-label="Cards on a phone" className="grid gap-1">
        {shown.map((one, index) => (
          <PhoneRow
            key={one.card.id}
            {...{ one }}
            isFirst={index === 0}
            isLast={index === shown.length - 1}
            onMove={(step) => change(moveOnPhone(cards, phone, { id: one.card.id, step }), one.card.id)}
            onResize={(step) => change(resizeOnPhone(cards, phone, { id: one.card.id, step }), one.card.id)}
            onToggle={() => change(toggleOnPhone(cards, phone, one.card.id), one.card.id)}
          />
        ))}
      </ol>
    </Dialog>
  );
}

interface PhoneRowProps {
  readonly one: ShownOnPhone;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (step: -1 | 1) => void;
  readonly onResize: (step: -1 | 1) => void;
  readonly onToggle: () => void;
}

function PhoneRow({
  one: { card, h, isHidden },
  isFirst,
  isLast,
  onMove,
  onResize,
  onToggle,
}: PhoneRowProps) {
  const name = nameOfCard(card);
  const isText = "text" in card;
  return (
    <li className="flex items-center gap-1 rounded-2 ps-3 pe-1 inset-ring inset-ring-line">
      <span
        className={joinClasses(
          "min-w-0 flex-1 truncate py-2 text-13",
          isHidden && "text-text-3 line-through",
        )}
      >
        {name}
      </span>
      {!isText && !isHidden && (
        <>
          <IconButton label={`Make ${name} lower`} icon={Minus} onClick={() => onResize(-1)} />
          <span className="figures w-6 text-center text-12 text-text-3">{h}</span>
          <IconButton label={`Make ${name} higher`} icon={Plus} onClick={() => onResize(1)} />
        </>
      )}
      <IconButton
        label={`Move ${name} up`}
        icon={ArrowUp}
        aria-disabled={isFirst}
        onClick={() => onMove(-1)}
      />
      <IconButton
        label={`Move ${name} down`}
        icon={ArrowDown}
        aria-disabled={isLast}
        onClick={() => onMove(1)}
      />
      <IconButton
        label={isHidden ? `Show ${name} on phones` : `Hide ${name} on phones`}
        icon={isHidden ? EyeOff : Eye}
        onClick={onToggle}
      />
    </li>
  );
}

function describe({ card, h, isHidden }: ShownOnPhone, index: number, count: number): string {
  return isHidden
    ? `${nameOfCard(card)}: hidden`
    : `${nameOfCard(card)}: ${index + 1} of ${count}, ${h} high`;
}
