import { headerOf } from "@askery/model";
import {
  ArrowDownWideNarrow,
  ArrowLeft,
  ArrowRight,
  ArrowUpNarrowWide,
  ChartBarDecreasing,
  ChevronDown,
  EyeOff,
  Funnel,
  FunnelX,
  MoveHorizontal,
  Pin,
  PinOff,
} from "lucide-react";
import { useRef } from "react";
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from "../../../ui/dropdown-menu.tsx";
import { joinClasses } from "../../../ui/join-classes.ts";
import type { RowOrder } from "../sheet/order-rows.ts";
import { isFigure } from "../sheet/show-cell.ts";
import type { VisibleColumn } from "./visible-column.ts";

/** What the viewer may do with a column. Null: not now. */
export interface ColumnActions {
  readonly sort: (direction: RowOrder["direction"]) => void;
  readonly openFilter: () => void;
  readonly clearFilter: (() => void) | null;
  readonly moveLeft: (() => void) | null;
  readonly moveRight: (() => void) | null;
  readonly widen: (byPixels: number) => void;
  readonly freeze: () => void;
  readonly unfreeze: (() => void) | null;
  readonly toggleBars: (() => void) | null;
  readonly hide: (() => void) | null;
}

interface ColumnMenuProps {
  readonly column: VisibleColumn;
  readonly isFiltered: boolean;
  readonly actions: ColumnActions;
}

/** In pixels. */
const widthStep = 32;

/** The menu of a column, beside its name. */
export function ColumnMenu({ column: { output, hasBars }, isFiltered, actions }: ColumnMenuProps) {
  const Icon = isFiltered ? Funnel : ChevronDown;
  const name = headerOf(output);
  const words = isFigure(output) ? figureWords : textWords;
  const wantsFilter = useRef(false);
  return (
    <Menu>
      <MenuTrigger asChild>
        <button
          type="button"
          aria-label={`${name}: column menu${isFiltered ? ", filtered" : ""}`}
          className={joinClasses(
            "tap grid size-5 flex-none place-items-center rounded-1 transition-opacity hover:bg-hover hover:text-text",
            "focus-visible:opacity-100 group-hover/head:opacity-100 aria-expanded:opacity-100",
            isFiltered ? "text-accent-text" : "text-text-3 opacity-0 max-md:opacity-100",
          )}
        >
          <Icon className="size-3!" />
        </button>
      </MenuTrigger>
      <MenuContent
        align={isFigure(output) ? "end" : "start"}
        onCloseAutoFocus={(event) => {
          // The panel would close again if the menu's button took the focus.
          if (!wantsFilter.current) return;
          wantsFilter.current = false;
          event.preventDefault();
          actions.openFilter();
        }}
      >
        <MenuItem icon={ArrowUpNarrowWide} onSelect={() => actions.sort("ascending")}>
          {words.ascending}
        </MenuItem>
        <MenuItem icon={ArrowDownWideNarrow} onSelect={() => actions.sort("descending")}>
          {words.descending}
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={Funnel} onSelect={() => void (wantsFilter.current = true)}>
          Filter rows
        </MenuItem>
        {actions.clearFilter && (
          <MenuItem icon={FunnelX} onSelect={actions.clearFilter}>
            Clear this filter
          </MenuItem>
        )}
        {actions.toggleBars && (
          <MenuItem icon={ChartBarDecreasing} onSelect={actions.toggleBars}>
            {hasBars ? "Hide bars" : "Show bars"}
          </MenuItem>
        )}
        <MenuSeparator />
        <LayoutItems actions={actions} />
      </MenuContent>
    </Menu>
  );
}

function LayoutItems({ actions }: { readonly actions: ColumnActions }) {
  const { moveLeft, moveRight, unfreeze, hide } = actions;
  return (
    <>
      {moveLeft && (
        <MenuItem icon={ArrowLeft} onSelect={moveLeft}>
          Move left
        </MenuItem>
      )}
      {moveRight && (
        <MenuItem icon={ArrowRight} onSelect={moveRight}>
          Move right
        </MenuItem>
      )}
      {/* The menu stays open, since one step is seldom enough. */}
      <MenuItem
        icon={MoveHorizontal}
        onSelect={(event) => (event.preventDefault(), actions.widen(widthStep))}
      >
        Wider
      </MenuItem>
      <MenuItem
        icon={MoveHorizontal}
        onSelect={(event) => (event.preventDefault(), actions.widen(-widthStep))}
      >
        Narrower
      </MenuItem>
      <MenuItem icon={Pin} onSelect={actions.freeze}>
        Freeze up to here
      </MenuItem>
      {unfreeze && (
        <MenuItem icon={PinOff} onSelect={unfreeze}>
          Freeze no column
        </MenuItem>
      )}
      {hide && (
        <MenuItem icon={EyeOff} onSelect={hide}>
          Hide
        </MenuItem>
      )}
    </>
  );
}

const figureWords = { ascending: "Sort smallest first", descending: "Sort largest first" };
const textWords = { ascending: "Sort A to Z", descending: "Sort Z to A" };
