import type { CardFigure, FigurePick } from "@askery/model";
import { Sigma } from "lucide-react";
import {
  Menu,
  MenuContent,
  MenuItem,
  MenuLabel,
  MenuSub,
  MenuSubContent,
  MenuSubTrigger,
  MenuTrigger,
} from "../../ui/dropdown-menu.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import type { NamedFigure } from "./list-figures.ts";

interface FigureMenuProps {
  readonly figures: readonly NamedFigure[];
  readonly onPick: (figure: CardFigure) => void;
}

/** Inserts a figure of a card where the caret was. */
export function FigureMenu({ figures, onPick }: FigureMenuProps) {
  return (
    <Menu>
      <MenuTrigger asChild>
        <IconButton label="Insert a figure" icon={Sigma} />
      </MenuTrigger>
      <MenuContent align="end">
        <MenuLabel>A figure of a card</MenuLabel>
        {figures.map(({ id: card, name, picks }) => {
          const [only, ...others] = picks;
          if (only !== undefined && others.length === 0) {
            return (
              <MenuItem key={card} onSelect={() => onPick({ card, pick: only })}>
                <span className="min-w-0 truncate">{name}</span>
              </MenuItem>
            );
          }
          return (
            <MenuSub key={card}>
              <MenuSubTrigger>
                <span className="min-w-0 truncate">{name}</span>
              </MenuSubTrigger>
              <MenuSubContent>
                {picks.map((pick) => (
                  <MenuItem key={pick} onSelect={() => onPick({ card, pick })}>
                    {words[pick]}
                  </MenuItem>
                ))}
              </MenuSubContent>
            </MenuSub>
          );
        })}
      </MenuContent>
    </Menu>
  );
}

const words: Readonly<Record<FigurePick, string>> = {
  figure: "Its figure",
  total: "Total of its rows",
  first: "First value",
  last: "Last value",
  highest: "Highest value",
  lowest: "Lowest value",
  rows: "Number of rows",
};
