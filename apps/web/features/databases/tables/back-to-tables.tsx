import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";

/** A link back to the list of tables, on screens without room for both. */
export function BackToTables({ databaseId }: { readonly databaseId: string }) {
  return (
    <Link
      to="/databases/$id/tables"
      params={{ id: databaseId }}
      className="mb-2 inline-flex min-h-row items-center gap-1.5 text-text-2 hover:text-text max-md:min-h-tap lg:hidden"
    >
      <ArrowLeft className="size-3.5!" />
      All tables
    </Link>
  );
}
