import type { Card, FilterReach } from "@askery/api";
import { describeFilterValue, type DashboardFilter, type FilterTarget } from "@askery/model";
import { ArrowLeft, ArrowRight, ChevronRight, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { joinClasses } from "../../../ui/join-classes.ts";
import { menuRowClasses } from "../../../ui/popover-classes.ts";
import { Switch } from "../../../ui/switch.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { FilterForm } from "./filter-form.tsx";
import { isExact } from "./is-exact.ts";
import { FilterTargetForm } from "./filter-target-form.tsx";
import { valuesOf } from "./value-source.ts";

export interface SettingsParts {
  readonly dashboardId: string;
  readonly cards: readonly Card[];
  readonly filter: DashboardFilter;
  /** Undefined while it is computed. */
  readonly reach: FilterReach | undefined;
  readonly onChange: (filter: DashboardFilter) => void;
  readonly onMove: (step: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** What the panel shows: all settings, the initial value, or what the filter tests on one card. */
type View = { readonly kind: "all" | "initial" } | { readonly kind: "card"; readonly card: Card };

/** The settings of a filter: its name, its initial value, and what it tests on each card. */
export function FilterSettings(props: SettingsParts) {
  const { dashboardId, filter, onChange } = props;
  const [view, setView] = useState<View>({ kind: "all" });
  const back = () => setView({ kind: "all" });
  switch (view.kind) {
    case "all":
      return <AllSettings {...props} onOpen={setView} />;
    case "initial":
      return (
        <div className="flex flex-col gap-3">
          <PanelTitle title="At first" onBack={back} />
          <FilterForm
            label={filter.label}
            kind={filter.kind}
            value={filter.initial}
            isExact={isExact(filter)}
            source={valuesOf(dashboardId, filter)}
            onPick={(initial) => {
              onChange({ ...filter, initial });
              back();
            }}
          />
        </div>
      );
    case "card":
      return (
        <div className="flex flex-col gap-3">
          <PanelTitle title={view.card.chart.title} onBack={back} />
          <FilterTargetForm
            {...{ dashboardId, filter }}
            card={view.card}
            onPick={(target) => {
              const { [view.card.id]: _, ...others } = filter.targets;
              onChange({
                ...filter,
                targets: target === null ? others : { ...others, [view.card.id]: target },
              });
              back();
            }}
          />
        </div>
      );
  }
}

function PanelTitle({ title, onBack }: { readonly title: string; readonly onBack: () => void }) {
  return (
    <p className="-mx-1 flex flex-none items-center gap-1 text-13 font-semibold">
      <IconButton label="Back" icon={ArrowLeft} onClick={onBack} />
      <span className="min-w-0 truncate">{title}</span>
    </p>
  );
}

function AllSettings(props: SettingsParts & { readonly onOpen: (view: View) => void }) {
  const { filter, cards, reach, onChange, onMove, onRemove, onOpen } = props;
  const { isHidden = false, ...shown } = filter;
  const { label, initial, isRequired } = filter;
  return (
    <div className="flex flex-col gap-3">
      <TextField
        label="Name"
        value={label}
        maxLength={60}
        onChange={(event) => onChange({ ...filter, label: event.target.value })}
        error={label.trim() === "" ? "Enter a name." : undefined}
      />
      <div className="flex items-center gap-2">
        <Button size="sm" onClick={() => onOpen({ kind: "initial" })} className="min-w-0 flex-1">
          <span className="truncate">
            At first: {initial === null ? "All" : describeFilterValue(initial)}
          </span>
        </Button>
        {initial !== null && !isRequired && (
          <Button kind="ghost" size="sm" onClick={() => onChange({ ...filter, initial: null })}>
            Clear
          </Button>
        )}
      </div>
      <Switch
        label="Always has a value"
        hint={initial === null ? "Choose what it has at first." : undefined}
        checked={isRequired}
        isDisabled={initial === null}
        onCheckedChange={(next) => onChange({ ...filter, isRequired: next })}
      />
      <Switch
        label="Hidden"
        hint="It is not in the bar, and always has the value that it has at first."
        checked={isHidden}
        onCheckedChange={(next) => onChange(next ? { ...filter, isHidden: true } : shown)}
      />
      <ul
        aria-label="Cards"
        className="-mx-2 flex max-h-56 flex-col overflow-y-auto border-t border-line pt-2"
      >
        {cards.map((card) => (
          <li key={card.id}>
            <button
              type="button"
              onClick={() => onOpen({ kind: "card", card })}
              className={joinClasses(menuRowClasses, "h-auto w-full gap-2 py-1.5 text-start hover:bg-hover")}
            >
              <span className="min-w-0 flex-1">
                <span className="block truncate">{card.chart.title}</span>
                <ReachText {...{ filter, card, reach }} />
              </span>
              <ChevronRight className="flex-none text-text-3" />
            </button>
          </li>
        ))}
      </ul>
      <div className="flex items-center gap-1 border-t border-line pt-3">
        <IconButton label="Move left" icon={ArrowLeft} onClick={() => onMove(-1)} />
        <IconButton label="Move right" icon={ArrowRight} onClick={() => onMove(1)} />
        <Button kind="ghost" size="sm" icon={Trash2} onClick={onRemove} className="ms-auto">
          Remove filter
        </Button>
      </div>
    </div>
  );
}

interface ReachTextProps extends Pick<SettingsParts, "filter" | "reach"> {
  readonly card: Card;
}

/** What a filter does to a card: reaches it, by a column that was chosen by hand, or why not. */
function ReachText({ filter, card, reach }: ReachTextProps) {
  const target = filter.targets[card.id];
  const reason = reach?.skipped.find(({ cardId }) => cardId === card.id)?.reason;
  const isReached = reach?.reached.includes(card.id) ?? false;
  const text =
    target?.kind === "none"
      ? "Switched off"
      : target !== undefined && reason === undefined
        ? `By hand: ${describeTarget(target)}`
        : (reason ?? (isReached ? "Reached" : "Saved first, then mapped"));
  if (reach === undefined) return null;
  return (
    <span
      className={joinClasses(
        "block text-12 text-pretty",
        reason === undefined ? "text-text-3" : "text-warning",
      )}
    >
      {text}
    </span>
  );
}

function describeTarget(target: Exclude<FilterTarget, { kind: "none" }>): string {
  if (target.kind === "field") return target.words;
  const { name, until } = target;
  return until === undefined ? `variable ${name}` : `variables ${name} and ${until}`;
}
