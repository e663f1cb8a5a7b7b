import type { Database } from "@askery/api";
import { DatabaseLogo } from "../../ui/database-logo.tsx";
import type { Billing } from "./plan-choices.ts";

interface PricesNoteProps {
  readonly database: Database | undefined;
  readonly billing: Billing;
}

/** Shows which database the prices apply to, and how they are billed. */
export function PricesNote({ database, billing }: PricesNoteProps) {
  return (
    <>
      {database && (
        <span className="mb-2 flex items-center gap-2 text-text">
          <DatabaseLogo name={database.name} logo={database.logo} tintKey={database.id} size="sm" />
          <span className="truncate font-medium">{database.name}</span>
        </span>
      )}
      <span className="text-12 text-text-3">
        Prices for {database ? "this" : "one"} database, billed {billing}, without tax.
      </span>
    </>
  );
}
