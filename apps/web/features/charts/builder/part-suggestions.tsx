import type { PlanEdit } from "@askery/model";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { addMeasure } from "../../../shared/plan-editor/add-measure.ts";
import { optionsQuery } from "../../../shared/plan-editor/part-panel.tsx";
import { describeFailure } from "../../../shared/server/describe-failure.ts";
import type { PlanEditing } from "../../../shared/plan-editor/plan-editing.ts";
import { Button } from "../../../ui/button.tsx";

interface Suggestion {
  readonly words: string;
  readonly edit: PlanEdit;
}

/** The first measures and breakdowns that work from here, each a click away. The plan editor's + has all. */
export function PartSuggestions({ editing }: { readonly editing: PlanEditing }) {
  const options = useQuery({ ...optionsQuery(editing.source), placeholderData: keepPreviousData });
  if (options.error !== null) {
    const { title, detail } = describeFailure(options.error);
    return (
      <p className="text-12 text-text-3">
        {title} {detail}
      </p>
    );
  }
  if (options.data === undefined) return <div className="h-16" />;
  const { measures, dimensions } = options.data;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      <Suggestions
        label="Measure"
        editing={editing}
        suggestions={measures.slice(0, shown).map(({ words, measure }) => ({
          words,
          edit: addMeasure(measure, options.data),
        }))}
      />
      <Suggestions
        label="Break down by"
        editing={editing}
        suggestions={dimensions.slice(0, shown).map(({ words, dimension }) => ({
          words,
          edit: { kind: "addDimension", dimension },
        }))}
      />
    </div>
  );
}

const shown = 5;

interface SuggestionsProps {
  readonly label: string;
  readonly suggestions: readonly Suggestion[];
  readonly editing: PlanEditing;
}

function Suggestions({ label, suggestions, editing }: SuggestionsProps) {
  if (suggestions.length === 0) return null;
  return (
    <div className="flex items-baseline gap-2 max-md:flex-col max-md:gap-0">
      <span className="w-24 flex-none text-12 text-text-3">{label}</span>
      <ul
        aria-label={label}
        className="flex min-w-0 flex-wrap gap-1 max-md:-ms-3 max-md:max-w-full max-md:flex-nowrap max-md:overflow-x-auto max-md:[scrollbar-width:none]"
      >
        {suggestions.map(({ words, edit }) => (
          <li key={words} className="max-w-full max-md:flex-none">
            <Button
              kind="ghost"
              size="sm"
              icon={Plus}
              className="max-w-full"
              disabled={editing.run.kind === "running"}
              onClick={() => editing.apply([edit])}
            >
              <span className="truncate">{words}</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
