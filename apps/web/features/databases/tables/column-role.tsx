import type { ColumnMeaning } from "@askery/api";
import { columnRoles, type ColumnRole, type ColumnType, type RoleRecord } from "@askery/model";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Popover, PopoverContent, PopoverTrigger } from "../../../ui/popover.tsx";
import { Select } from "../../../ui/select.tsx";
import type { ColumnPartProps } from "./column-parts.tsx";

interface ColumnRoleProps extends ColumnPartProps {
  /** Undefined while it is not known, and for a column that answers leave out. */
  readonly meaning: ColumnMeaning | undefined;
}

/** What a column is in answers, and why; a person can set it, and reset it to the role that was found. */
export function ColumnRoleField(props: ColumnRoleProps) {
  const { column, meaning, isReadOnly, onChange } = props;
  const [isOpen, setIsOpen] = useState(false);
  const role = column.role ?? meaning?.role;
  if (role === undefined) return <span className="text-text-3">–</span>;
  const { label }: RoleRecord = columnRoles[role];
  const isGiven = column.role !== null;
  if (isReadOnly) return <span>{label}</span>;
  const set = (next: ColumnRole | null) => {
    setIsOpen(false);
    if (next === column.role) return;
    const done = next === null ? `Role of ${column.name} reset` : `Role of ${column.name} set`;
    onChange(column, { role: next }, done);
  };
  return (
    <Popover open={isOpen} onOpenChange={setIsOpen}>
      <PopoverTrigger asChild>
        <button
          type="button"
          className="tap -mx-1.5 inline-flex items-center gap-1 rounded-2 px-1.5 py-0.5 text-start text-text-2 hover:bg-hover max-md:min-h-tap"
        >
          <span>{label}</span>
          {isGiven && <span className="text-12 whitespace-nowrap text-text-3">Set by a person</span>}
          <ChevronDown className="size-3! text-text-3" />
          <span className="sr-only">Change the role of {column.name}</span>
        </button>
      </PopoverTrigger>
      <PopoverContent aria-label={`Role of ${column.name}`} className="flex flex-col gap-2.5">
        <Select
          label="Role"
          hint={explain(role, isGiven ? undefined : meaning)}
          options={listRoles(column.type, role)}
          value={role}
          onValueChange={set}
        />
        {isGiven && (
          <div>
            <Button size="sm" kind="ghost" onClick={() => set(null)}>
              Reset
            </Button>
          </div>
        )}
      </PopoverContent>
    </Popover>
  );
}

/** The role's definition, and its source. */
function explain(role: ColumnRole, found: ColumnMeaning | undefined): string {
  const { definition }: RoleRecord = columnRoles[role];
  return found === undefined ? `${definition} Set by a person.` : `${definition} Found: ${found.reason}`;
}

/** The roles that a column of this type can have. */
function listRoles(type: ColumnType, current: ColumnRole) {
  return (Object.entries(columnRoles) as [ColumnRole, RoleRecord][])
    .filter(([role, { types }]) => role === current || types.includes(type))
    .map(([value, { label }]) => ({ value, label }));
}
