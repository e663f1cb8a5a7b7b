import type { TableColumnDetail } from "@askery/api";
import {
  Binary,
  Braces,
  Calendar,
  CircleDashed,
  Clock,
  Hash,
  KeyRound,
  Link2,
  ToggleLeft,
  Type,
  type LucideIcon,
} from "lucide-react";
import { createElement } from "react";

/** The icon of a column's type, next to its name. */
export function TypeIcon({ column }: { readonly column: TableColumnDetail }) {
  return createElement(iconOf(column), { "aria-hidden": true, className: "size-3.5! text-text-3" });
}

function iconOf({ isKey, refersTo, type }: TableColumnDetail): LucideIcon {
  if (isKey) return KeyRound;
  return refersTo === null ? icons[type] : Link2;
}

const icons: Readonly<Record<TableColumnDetail["type"], LucideIcon>> = {
  text: Type,
  integer: Hash,
  decimal: Hash,
  float: Hash,
  boolean: ToggleLeft,
  date: Calendar,
  timestamp: Calendar,
  time: Clock,
  json: Braces,
  binary: Binary,
  other: CircleDashed,
};
