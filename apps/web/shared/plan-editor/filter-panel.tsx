import type { EditFilter, FieldOption } from "@askery/model";
import { useState } from "react";
import { ChangedFilter, type ChangeableFilter } from "./changed-filter.tsx";
import { FieldList } from "./field-list.tsx";
import { firstForm } from "./first-form.ts";
import type { PanelProps } from "./panel-props.ts";
import { TestPanel } from "./test-panel.tsx";

interface FilterPanelProps extends PanelProps {
  /** The filter to change. Null adds one. */
  readonly part: ChangeableFilter | null;
  /** The field of a filter to add. Default: the person chooses one. */
  readonly field?: FieldOption | undefined;
}

/** A filter to add or to change. */
export function FilterPanel({ part, field, ...props }: FilterPanelProps) {
  return part === null ? (
    <NewFilter {...props} first={field ?? null} />
  ) : (
    <ChangedFilter {...props} part={part} />
  );
}

/** A filter to add: first its field, then the test of its values. */
function NewFilter({ first, ...props }: PanelProps & { readonly first: FieldOption | null }) {
  const { source, options, onEdit, onBack, onTyped } = props;
  const [field, setField] = useState(first);
  if (field === null) {
    return (
      <FieldList
        {...props}
        title="Add a filter"
        fields={options.fields}
        onPick={(picked) => {
          onTyped("");
          setField(picked);
        }}
      />
    );
  }
  return (
    <TestPanel
      source={source}
      fields={options.fields}
      field={field}
      initial={firstForm(field)}
      onBack={first === field ? onBack : () => setField(null)}
      onSet={(filter: EditFilter) => onEdit({ kind: "addFilter", filter })}
    />
  );
}
