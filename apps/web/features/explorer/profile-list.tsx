import { wholeDatabase, type TableProfile } from "@askery/model";
import { Link } from "@tanstack/react-router";
import { ArrowUpRight, Table2 } from "lucide-react";
import { Card } from "../../ui/card.tsx";
import { countOf } from "../../shared/wording/count-of.ts";
import { printExploration } from "./exploration-address.ts";

/** The tables that a whole database was explored by, each a step further. */
export function ProfileList({ profiles }: { readonly profiles: readonly TableProfile[] }) {
  return (
    <Card aria-label="Tables">
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(12.5rem,1fr))]">
        {profiles.map(({ table, name, rowCount, dates }) => (
          <li key={table} className="min-w-0">
            <Link
              to="/ask/explorer"
              search={printExploration({ ...wholeDatabase, table })}
              className="flex h-full flex-col gap-0.5 rounded-4 px-4 py-3 hover:bg-hover"
            >
              <span className="flex items-center gap-2 text-14 font-medium text-text">
                <Table2 className="size-3.5! text-text-3" />
                <span className="truncate">{name}</span>
                <ArrowUpRight className="ms-auto size-3.5! text-text-3" />
              </span>
              <span className="figures text-12 text-pretty text-text-3">
                {[
                  rowCount === null ? null : countOf(rowCount, "row"),
                  dates === null ? null : `${dates.from} – ${dates.to}`,
                ]
                  .filter((part) => part !== null)
                  .join(", ")}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
