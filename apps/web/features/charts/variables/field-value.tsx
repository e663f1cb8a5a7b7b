import { getVariableField, listVariableValues } from "@askery/api";
import type { FieldVariable } from "@askery/model";
import { useQuery } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { EditorPanel } from "../../../shared/plan-editor/editor-panel.tsx";
import {
  describeCondition,
  readCondition,
  toCondition,
} from "../../../shared/plan-editor/field-condition.ts";
import type { PlanSource } from "../../../shared/plan-editor/plan-editing.ts";
import { TestPanel } from "../../../shared/plan-editor/test-panel.tsx";
import { call } from "../../../shared/server/call.ts";
import { describeFailure } from "../../../shared/server/describe-failure.ts";
import { endpointQuery } from "../../../shared/server/endpoint-query.ts";
import { fieldClasses, lineFieldClasses } from "../../../ui/field-classes.ts";
import { joinClasses } from "../../../ui/join-classes.ts";
import { WaitingLine } from "../../../ui/waiting-line.tsx";

interface FieldValueProps {
  readonly chartId: string;
  readonly variable: FieldVariable;
  readonly label: string;
  readonly onChange: (variable: FieldVariable) => void;
}

/** The condition of a field filter: a button with its words, which opens the test of the column. */
export function FieldValue({ chartId, variable, label, onChange }: FieldValueProps) {
  const [isOpen, setIsOpen] = useState(false);
  const labelId = useId();
  const buttonId = useId();
  const { value } = variable;
  const change = (next: FieldVariable["value"]) => {
    setIsOpen(false);
    onChange({ ...variable, value: next });
  };
  return (
    <div className="grid gap-1.5">
      <span id={labelId} className="text-13 font-medium text-text">
        {label}
      </span>
      <EditorPanel
        label={label}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        trigger={
          <button
            type="button"
            id={buttonId}
            aria-labelledby={`${labelId} ${buttonId}`}
            className={joinClasses(fieldClasses, lineFieldClasses, "flex items-center gap-2 text-start")}
          >
            <span className="min-w-0 flex-1 truncate">
              {value === null ? "Any" : describeCondition(value)}
            </span>
            <ChevronDown className="size-3.5! flex-none text-text-3" />
          </button>
        }
      >
        <Test {...{ chartId, variable }} onSet={change} />
      </EditorPanel>
    </div>
  );
}

interface TestProps extends Pick<FieldValueProps, "chartId" | "variable"> {
  readonly onSet: (value: FieldVariable["value"]) => void;
}

function Test({ chartId, variable: { name, value }, onSet }: TestProps) {
  const params = { chartId, name };
  const field = useQuery(endpointQuery(getVariableField, { params }));
  if (field.data === undefined) {
    return (
      <div className="p-4 text-13 text-text-3">
        {field.error === null ? (
          <WaitingLine>Loading the column</WaitingLine>
        ) : (
          describeFailure(field.error).title
        )}
      </div>
    );
  }
  return (
    <TestPanel
      source={sourceOf(params)}
      fields={[]}
      field={field.data}
      initial={readCondition(field.data, value)}
      onRemove={value === null ? undefined : () => onSet(null)}
      onSet={(filter) => onSet(toCondition(filter))}
    />
  );
}

function sourceOf(params: { readonly chartId: string; readonly name: string }): PlanSource {
  return {
    id: `${params.chartId} ${params.name}`,
    // The panel has its field already.
    loadOptions: async () => noOptions,
    loadValues: async (_, search, signal) =>
      call(listVariableValues, { params, query: search === "" ? {} : { search } }, signal),
  };
}

const noOptions = {
  parts: [],
  measures: [],
  dimensions: [],
  fields: [],
  times: [],
  outputs: [],
  comparisons: [],
};
