import type {
  Condition,
  EditablePart,
  EditFilter,
  EditOptions,
  FieldOption,
  FilterPart,
} from "@askery/model";
import { useState } from "react";
import { OptionList, type ListOption } from "../../ui/option-list.tsx";
import { matchOptions } from "../../ui/match-options.ts";
import { PanelHead } from "./editor-panel.tsx";
import { fieldRow } from "./field-list.tsx";
import { readFilterForm } from "./filter-form.ts";
import { addBeside, partAt, setPart, type FilterGroup, type PartPath } from "./filter-group.ts";
import { findField, firstForm } from "./first-form.ts";
import { GroupPanel } from "./group-panel.tsx";
import type { PanelProps } from "./panel-props.ts";
import { TestPanel } from "./test-panel.tsx";

type FilterOption = Extract<EditablePart, { kind: "filter" }>;

/** A filter of the plan: as an edit would write it or, if no edit can, only in words. */
export type ChangeableFilter = Pick<FilterOption, "words" | "filter" | "now" | "parts">;

/** What the panel shows: a part of the filter, the filters to put beside it, or the test of a new one. */
type Step =
  | { readonly at: "part"; readonly path: PartPath }
  | { readonly at: "beside"; readonly path: PartPath; readonly kind: FilterGroup["kind"] }
  | {
      readonly at: "test";
      readonly path: PartPath;
      readonly kind: FilterGroup["kind"];
      readonly field: FieldOption;
    };

interface ChangedFilterProps extends PanelProps {
  readonly part: ChangeableFilter;
}

/** A filter to change: its test or, of several filters together, each of them. */
export function ChangedFilter({ part, ...props }: ChangedFilterProps) {
  const { options, source, onEdit, onTyped } = props;
  const { words, filter, now, parts } = part;
  const [step, setStep] = useState<Step>({ at: "part", path: [] });
  const go = (next: Step) => {
    onTyped("");
    setStep(next);
  };
  const set = (to: EditFilter | null) => onEdit({ kind: "setFilter", filter, to });
  if (now === null) return <FixedFilter words={words} onRemove={() => set(null)} />;
  const { path } = step;
  const toPart = () => go({ at: "part", path });
  if (step.at === "beside") {
    return (
      <BesideList
        {...props}
        fields={options.fields.filter(({ level }) => level === levelOf(now, options))}
        others={listOthers(part, options)}
        onBack={toPart}
        onField={(field) => go({ ...step, at: "test", field })}
        onOther={(other) =>
          onEdit(
            {
              kind: "setFilter",
              filter,
              to: addBeside(now, path, { kind: step.kind, other: other.now }),
            },
            { kind: "setFilter", filter: other.filter, to: null },
          )
        }
      />
    );
  }
  if (step.at === "test") {
    return (
      <TestPanel
        source={source}
        fields={options.fields}
        field={step.field}
        initial={firstForm(step.field)}
        onBack={() => go({ ...step, at: "beside" })}
        onSet={(other) => set(addBeside(now, path, { kind: step.kind, other }))}
      />
    );
  }
  return (
    <ShownPart
      {...props}
      {...{ part: { words, now, parts }, path }}
      onOpen={(index) => go({ at: "part", path: [...path, index] })}
      onBack={path.length === 0 ? props.onBack : () => go({ at: "part", path: path.slice(0, -1) })}
      onBeside={(kind) => go({ at: "beside", path, kind })}
      onSet={(at, to) => set(setPart(now, at, to))}
      onTakeOut={(index) => {
        const taken = partAt(now, [index]);
        if (taken === null) return;
        onEdit(
          { kind: "setFilter", filter, to: setPart(now, [index], null) },
          { kind: "addFilter", filter: taken },
        );
      }}
    />
  );
}

interface ShownPartProps extends PanelProps {
  readonly part: { readonly words: string; readonly now: EditFilter; readonly parts: readonly FilterPart[] };
  readonly path: PartPath;
  readonly onOpen: (index: number) => void;
  readonly onBeside: (kind: FilterGroup["kind"]) => void;
  readonly onSet: (path: PartPath, to: EditFilter | null) => void;
  readonly onTakeOut: (index: number) => void;
}

/** The part of a filter at a path: several filters together, or a single test. */
function ShownPart({ part, path, onOpen, onBeside, onSet, onTakeOut, ...props }: ShownPartProps) {
  const { options, source, onBack } = props;
  const shown = partAt(part.now, path);
  const named = namedAt(part, path);
  const remove = () => onSet(path, null);
  if ((shown?.kind === "all" || shown?.kind === "any") && named.parts.length === shown.filters.length) {
    return (
      <GroupPanel
        kind={shown.kind}
        words={named.parts.map(({ words }) => words)}
        onKind={(kind) => onSet(path, { ...shown, kind })}
        onOpen={onOpen}
        onTakeOut={path.length === 0 ? onTakeOut : undefined}
        onRemovePart={(index) => onSet([...path, index], null)}
        onAdd={() => onBeside(shown.kind)}
        onBack={onBack}
        onRemove={remove}
      />
    );
  }
  const read = shown && readFilterForm(shown);
  const field = read && findField(options.fields, read.field);
  if (field === null) return <FixedFilter words={named.words} onRemove={remove} />;
  return (
    <TestPanel
      key={JSON.stringify(path)}
      source={source}
      fields={options.fields}
      field={field}
      initial={read?.form ?? firstForm(field)}
      onBack={onBack}
      onRemove={remove}
      onBeside={() => onBeside("any")}
      onSet={(to) => onSet(path, to)}
    />
  );
}

function namedAt(
  part: { readonly words: string; readonly parts: readonly FilterPart[] },
  path: PartPath,
): { readonly words: string; readonly parts: readonly FilterPart[] } {
  const [index, ...rest] = path;
  const inner = index === undefined ? undefined : part.parts[index];
  return inner === undefined ? part : namedAt(inner, rest);
}

/** Whether a filter tests rows or groups. */
function levelOf(filter: EditFilter, { fields }: EditOptions): FieldOption["level"] {
  switch (filter.kind) {
    case "test":
      return findField(fields, filter.field)?.level ?? (filter.field.kind === "column" ? "row" : "group");
    case "not":
      return levelOf(filter.filter, { fields } as EditOptions);
    default: {
      const [first] = filter.filters;
      return first === undefined ? "row" : levelOf(first, { fields } as EditOptions);
    }
  }
}

interface OtherFilter {
  readonly words: string;
  readonly filter: Condition;
  readonly now: EditFilter;
}

/** The other filters of the plan that can be put beside one. */
function listOthers({ filter, now }: ChangeableFilter, options: EditOptions): readonly OtherFilter[] {
  return options.parts.flatMap((one) => {
    if (one.kind !== "filter" || one.now === null || now === null) return [];
    const isSame = JSON.stringify(one.filter) === JSON.stringify(filter);
    return isSame || levelOf(one.now, options) !== levelOf(now, options)
      ? []
      : [{ words: one.words, filter: one.filter, now: one.now }];
  });
}

interface BesideListProps extends PanelProps {
  readonly fields: readonly FieldOption[];
  readonly others: readonly OtherFilter[];
  readonly onField: (field: FieldOption) => void;
  readonly onOther: (other: OtherFilter) => void;
}

/** What can be put beside a filter: other filters of the answer, and a new one by any field. */
function BesideList({ fields, others, onField, onOther, onBack, typed, onTyped, empty }: BesideListProps) {
  const rows: readonly ListOption<() => void>[] = [
    ...matchOptions(
      others.map((other) => ({
        value: () => onOther(other),
        key: JSON.stringify(other.filter),
        words: other.words,
        group: "filters of this answer",
      })),
      typed,
    ),
    ...fields.map((field) => fieldRow(field, () => onField(field))),
  ];
  return (
    <>
      <PanelHead title="Add to the group" onBack={onBack} />
      <OptionList
        label="Find a filter or a field"
        options={rows}
        {...{ typed, onTyped, empty }}
        onPick={(pick) => pick()}
      />
    </>
  );
}

/** A filter that says more than the editor can. */
function FixedFilter({ words, onRemove }: { readonly words: string; readonly onRemove: () => void }) {
  return (
    <>
      <PanelHead title="Filter" onRemove={onRemove} />
      <p className="px-3 pb-3 text-13 text-pretty text-text-2">
        “{words}” says more than can be changed here. It can be removed, and you can add others in its place.
      </p>
    </>
  );
}
