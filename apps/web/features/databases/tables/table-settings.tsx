import type { GivenTableMeaning, TableDetail, TableMeaning } from "@askery/api";
import { Pencil } from "lucide-react";
import { useState } from "react";
import { Popover, PopoverContent, PopoverTrigger } from "../../../ui/popover.tsx";
import { TableSettingsForm } from "./table-settings-form.tsx";

interface TableSettingsProps {
  readonly table: TableDetail;
  /** Undefined while unknown; null for a table that answers don't use. */
  readonly meaning: TableMeaning | null | undefined;
  readonly isReadOnly: boolean;
  readonly onSave: (given: GivenTableMeaning) => void;
}

/** The columns for a row's name, date and worth, which can be set in a popover. */
export function TableSettings({ table, meaning, isReadOnly, onSave }: TableSettingsProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (meaning === null) return null;
  // Reserves the height of the text.
  if (meaning === undefined) return <div className="min-h-6 max-md:min-h-tap" />;
  const facts = <Facts meaning={meaning} />;
  if (isReadOnly) return <div className="py-0.5">{facts}</div>;
  const close = () => setIsOpen(false);
  return (
    <Popover open={isOpen} onOpenChange={setIsOpen}>
      <PopoverTrigger asChild>
        <button
          type="button"
          className="group/settings -mx-1.5 inline-flex max-w-full items-start gap-1.5 rounded-2 px-1.5 py-0.5 text-start hover:bg-hover state-open:bg-hover max-md:min-h-tap max-md:items-center"
        >
          {facts}
          <Pencil className="mt-1 size-3! flex-none text-text-3 opacity-0 group-hover/settings:opacity-100 group-focus-visible/settings:opacity-100 max-md:mt-0 max-md:opacity-100" />
          <span className="sr-only">Change the settings of {table.name}</span>
        </button>
      </PopoverTrigger>
      <PopoverContent aria-label={`Settings of ${table.name}`}>
        <TableSettingsForm
          table={table}
          meaning={meaning}
          onCancel={close}
          onSave={(given) => {
            close();
            onSave(given);
          }}
        />
      </PopoverContent>
    </Popover>
  );
}

function Facts({ meaning: { rowName, date, worth } }: { readonly meaning: TableMeaning }) {
  const facts = [
    { term: "Row name", value: rowName.value.join(", "), setBy: rowName.setBy },
    { term: "Date", value: date.value, setBy: date.setBy },
    { term: "Worth", value: worth.value, setBy: worth.setBy },
  ];
  return (
    <span className="flex min-w-0 flex-wrap gap-x-4 gap-y-0.5 text-text-2">
      {facts.map(({ term, value, setBy }) => (
        <span key={term} className="min-w-0 wrap-break-word">
          <span className="text-text-3">{term}</span>{" "}
          {value ? <span className="mono text-13!">{value}</span> : "none"}
          {setBy !== null && <span className="text-12 text-text-3"> set by {setBy}</span>}
        </span>
      ))}
    </span>
  );
}
