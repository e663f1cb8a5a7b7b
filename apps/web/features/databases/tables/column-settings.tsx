import type { ColumnMeaning, TableColumnDetail } from "@askery/api";
import { columnRoles, type RoleRecord } from "@askery/model";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { Popover, PopoverContent, PopoverTrigger } from "../../../ui/popover.tsx";
import { ColumnSettingsForm } from "./column-settings-form.tsx";
import type { ColumnPartProps } from "./column-parts.tsx";

interface ColumnSettingsProps extends ColumnPartProps {
  /** Undefined while unknown, and for a column that answers don't use. */
  readonly meaning: ColumnMeaning | undefined;
}

/** The role of a column in answers, which can be set in a popover. */
export function ColumnSettings({ column, meaning, isReadOnly, canLift, onChange }: ColumnSettingsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const shown = describeColumn(column, meaning);
  if (shown === null) return <span className="text-text-3">–</span>;
  const words = (
    <span className="min-w-0">
      <span className="block">{shown.what}</span>
      {shown.setBy !== null && <span className="block text-12 text-text-3">Set by {shown.setBy}</span>}
    </span>
  );
  if (isReadOnly || (column.isPrivate && !canLift)) return words;
  const close = () => setIsOpen(false);
  return (
    <Popover open={isOpen} onOpenChange={setIsOpen}>
      <PopoverTrigger asChild>
        <button
          type="button"
          className="tap -mx-1.5 inline-flex items-center gap-1 rounded-2 px-1.5 py-0.5 text-start text-text-2 transition-colors hover:bg-hover hover:text-text state-open:bg-hover max-md:min-h-tap"
        >
          {words}
          <ChevronDown className="size-3! flex-none text-text-3" />
          <span className="sr-only">Change the settings of {column.name}</span>
        </button>
      </PopoverTrigger>
      <PopoverContent aria-label={`Settings of ${column.name}`}>
        <ColumnSettingsForm
          column={column}
          meaning={meaning}
          onCancel={close}
          onSave={(given) => {
            close();
            onChange(column, { meaning: given }, `Settings of ${column.name} saved`);
          }}
        />
      </PopoverContent>
    </Popover>
  );
}

/** "Measure · USD", and who set a part of it; null while unknown. */
function describeColumn(
  { meaning: given }: TableColumnDetail,
  meaning: ColumnMeaning | undefined,
): { readonly what: string; readonly setBy: string | null } | null {
  const role = given.role ?? meaning?.role.value;
  if (role === undefined) return null;
  const { label }: RoleRecord = columnRoles[role];
  const currency = given.currency === undefined ? meaning?.currency?.value : given.currency;
  const unit = given.unit === undefined ? meaning?.unit?.value : given.unit;
  const parts = [meaning?.role, meaning?.currency, meaning?.unit];
  return {
    what: [label, meaning?.unit === null ? null : (currency ?? unit)].filter(Boolean).join(" · "),
    setBy: parts.find((part) => typeof part?.setBy === "string")?.setBy ?? null,
  };
}
