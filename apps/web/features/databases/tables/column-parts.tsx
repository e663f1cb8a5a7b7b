import type { TableColumnDetail, TableDetail } from "@askery/api";
import { Lock } from "lucide-react";
import { joinClasses } from "../../../ui/join-classes.ts";
import { Switch } from "../../../ui/switch.tsx";
import { MeaningField } from "./meaning-field.tsx";
import { shortName } from "./short-name.ts";
import type { ColumnChange } from "./use-change-table.ts";

export interface ColumnPartProps {
  readonly table: TableDetail;
  readonly column: TableColumnDetail;
  readonly isReadOnly: boolean;
  /** Whether the user may make private columns public. */
  readonly canLift: boolean;
  /** Changes the column, and shows `toast` with Undo. */
  readonly onChange: (column: TableColumnDetail, change: ColumnChange, toast: string) => void;
}

/** The meaning of a column; a foreign key without a description shows the table that it refers to. */
export function ColumnMeaning({ table, column, isReadOnly, onChange }: ColumnPartProps) {
  const { name, description, synonyms, refersTo } = column;
  return (
    <MeaningField
      of={name}
      description={description}
      synonyms={synonyms}
      isReadOnly={isReadOnly}
      {...(refersTo !== null && {
        fallback: (
          <>
            Belongs to <span className="mono">{shortName(refersTo.table, table.id)}</span>
          </>
        ),
      })}
      onSave={(meaning) =>
        onChange(column, { ...meaning, synonyms: [...meaning.synonyms] }, `Meaning of ${name} saved`)
      }
    />
  );
}

/** Whether a column's values may be read. */
export function PrivacyToggle({ column, isReadOnly, canLift, onChange }: ColumnPartProps) {
  const { name, isPrivate, secretReason } = column;
  const look = joinClasses(
    "inline-flex h-6 items-center gap-1 rounded-2 px-1.5 text-12",
    isPrivate ? "bg-warning-soft font-medium text-warning" : "text-text-3",
  );
  const words = (
    <>
      {isPrivate && <Lock className="size-3!" />}
      {secretReason !== null ? "Secret" : isPrivate ? "Private" : "Normal"}
    </>
  );
  if (secretReason !== null) {
    const reason = `${secretReason} ${canLift ? "Another role makes it public." : "An owner or admin can make it public."}`;
    return (
      <span className={joinClasses(look, "whitespace-nowrap")} title={reason}>
        {words}
        <span className="sr-only">. {reason}</span>
      </span>
    );
  }
  if (isReadOnly || (isPrivate && !canLift)) return <span className={look}>{words}</span>;
  const toggle = () =>
    onChange(
      column,
      { isPrivate: !isPrivate },
      isPrivate ? `${name} is no longer private` : `${name} is private: it is never read`,
    );
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isPrivate}
      aria-label={`${name} is private`}
      onClick={toggle}
      className={joinClasses(
        "tap -mx-1.5 transition-colors",
        look,
        !isPrivate && "hover:bg-hover hover:text-text",
      )}
    >
      {words}
    </button>
  );
}

/** Whether answers use a column. They never use a private one. */
export function AnswersSwitch({ column, isReadOnly, onChange }: ColumnPartProps) {
  const { name, isHidden, isPrivate } = column;
  return (
    <Switch
      label={`Use ${name} in answers`}
      isLabelHidden
      checked={!isHidden && !isPrivate}
      isDisabled={isReadOnly || isPrivate}
      onCheckedChange={(isUsed) =>
        onChange(column, { isHidden: !isUsed }, isUsed ? `Answers use ${name}` : `Answers leave out ${name}`)
      }
    />
  );
}
