import { getTable } from "@askery/api";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { useSearch } from "../list/use-search.ts";
import { fieldClasses, lineFieldClasses } from "../../ui/field-classes.ts";
import { FormField, type FieldWords } from "../../ui/form-field.tsx";
import { joinClasses } from "../../ui/join-classes.ts";
import { Popover, PopoverContent, PopoverTrigger } from "../../ui/popover.tsx";
import { menuRowClasses } from "../../ui/popover-classes.ts";
import { SearchField } from "../../ui/search-field.tsx";
import { Select } from "../../ui/select.tsx";
import { endpointQuery } from "../server/endpoint-query.ts";
import { tableListQuery } from "./table-queries.ts";

interface TablePickerProps extends FieldWords {
  readonly databaseId: string;
  /** The table's id; null while none is chosen. */
  readonly value: string | null;
  readonly onChange: (tableId: string) => void;
}

/** Chooses one of many tables, by searching for its name. */
export function TablePicker(props: TablePickerProps) {
  const { databaseId, value, onChange, label, hint, error, isLabelHidden, aside } = props;
  const [isOpen, setIsOpen] = useState(false);
  const { typed, setTyped, settled } = useSearch();
  const list = useInfiniteQuery({ ...tableListQuery(databaseId, settled), enabled: isOpen });
  const tables = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <FormField {...{ label, hint, error, isLabelHidden, aside }}>
      {(ties) => (
        // Inside a dialog, only a modal popover can scroll.
        <Popover modal open={isOpen} onOpenChange={setIsOpen}>
          <PopoverTrigger
            {...ties}
            className={joinClasses(
              fieldClasses,
              lineFieldClasses,
              "flex items-center justify-between gap-2 text-start",
            )}
          >
            <span className={value === null ? "text-text-3" : "mono truncate"}>{value ?? "Choose"}</span>
            <ChevronDown className="size-3.5! text-text-3" />
          </PopoverTrigger>
          <PopoverContent aria-label={label} className="w-(--radix-popover-trigger-width)! p-2!">
            <SearchField label="Find a table" value={typed} onValueChange={setTyped} />
            <ul aria-label="Tables" className="mt-2 max-h-64 overflow-y-auto">
              {tables.map(({ id }) => (
                <li key={id}>
                  <button
                    type="button"
                    aria-pressed={id === value}
                    onClick={() => {
                      onChange(id);
                      setIsOpen(false);
                    }}
                    className={joinClasses(
                      menuRowClasses,
                      "mono w-full text-start hover:bg-hover aria-pressed:text-accent-text -outline-offset-2",
                    )}
                  >
                    <span className="truncate">{id}</span>
                  </button>
                </li>
              ))}
            </ul>
            {list.data !== undefined && tables.length === 0 && (
              <p className="px-2 py-1 text-text-3">No table is called “{typed}”.</p>
            )}
            {list.hasNextPage && (
              <p className="px-2 pt-1 text-12 text-text-3">There are more. Type part of the name.</p>
            )}
          </PopoverContent>
        </Popover>
      )}
    </FormField>
  );
}

interface ColumnPickerProps extends FieldWords {
  readonly databaseId: string;
  /** Null before a table is chosen. */
  readonly tableId: string | null;
  readonly value: string | null;
  readonly onChange: (column: string) => void;
  /** The label of the first option, for no column. */
  readonly noneLabel?: string;
}

/** The value of the option for no column. */
export const noColumn = " none";

/** Chooses a column of a table. */
export function ColumnPicker({
  databaseId,
  tableId,
  value,
  noneLabel,
  onChange,
  ...words
}: ColumnPickerProps) {
  const table = useQuery({
    ...endpointQuery(getTable, { params: { databaseId, tableId: tableId ?? "" } }),
    enabled: tableId !== null,
  });
  const options = [
    ...(noneLabel === undefined ? [] : [{ value: noColumn, label: noneLabel }]),
    ...(table.data?.columns ?? []).map(({ name, nativeType }) => ({
      value: name,
      label: name,
      detail: nativeType,
    })),
  ];
  return (
    <Select
      {...words}
      options={options}
      value={value ?? (noneLabel === undefined ? undefined : noColumn)}
      onValueChange={onChange}
      isDisabled={tableId === null}
      placeholder={tableId === null ? "Choose a table first" : "Choose"}
    />
  );
}
