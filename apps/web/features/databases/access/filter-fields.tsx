import { Plus, X } from "lucide-react";
import { useId } from "react";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Select } from "../../../ui/select.tsx";
import { TextField } from "../../../ui/text-field.tsx";

/** A filter that is being entered. */
export interface FilterDraft {
  /** Empty while nothing is chosen. */
  readonly column: string;
  readonly attribute: string;
}

interface FilterFieldsProps {
  /** The columns by which rows can be filtered. */
  readonly columns: readonly string[];
  readonly filters: readonly FilterDraft[];
  /** The names of attributes in use, which are offered. */
  readonly attributes: readonly string[];
  readonly onChange: (filters: readonly FilterDraft[]) => void;
}

/** Which column must have one of the values of which attribute of the member. */
export function FilterFields({ columns, filters, attributes, onChange }: FilterFieldsProps) {
  const listId = useId();
  const change = (index: number, part: Partial<FilterDraft>) =>
    onChange(filters.map((one, at) => (at === index ? { ...one, ...part } : one)));
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 text-13 font-medium">Rows</legend>
      {filters.length === 0 && <p className="text-13 text-text-2">Members see all rows.</p>}
      {filters.map((filter, index) => (
        <div key={index} className="grid grid-cols-[1fr_1fr_auto] items-end gap-2">
          <Select
            label="Column"
            options={columns.map((name) => ({ value: name, label: name }))}
            value={filter.column === "" ? undefined : filter.column}
            onValueChange={(column) =>
              change(index, { column, ...(filter.attribute === "" && { attribute: column }) })
            }
          />
          <TextField
            label="Member’s attribute"
            value={filter.attribute}
            maxLength={60}
            list={listId}
            autoComplete="off"
            onChange={({ target }) => change(index, { attribute: target.value })}
          />
          <IconButton
            label="Remove the filter"
            icon={X}
            onClick={() => onChange(filters.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      <datalist id={listId}>
        {attributes.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      {columns.length > 0 && (
        <div>
          <Button size="sm" icon={Plus} onClick={() => onChange([...filters, { column: "", attribute: "" }])}>
            Filter rows
          </Button>
        </div>
      )}
    </fieldset>
  );
}
