import type { Exploration, ProfiledColumn, TableProfile } from "@askery/model";
import { Link } from "@tanstack/react-router";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { countOf } from "../../shared/wording/count-of.ts";
import { Card } from "../../ui/card.tsx";
import { joinClasses } from "../../ui/join-classes.ts";
import { Button } from "../../ui/button.tsx";
import { Table, type Column } from "../../ui/table.tsx";
import { printExploration } from "./exploration-address.ts";
import { writeCount } from "../../shared/wording/own-formats.ts";

interface ProfileCardProps {
  readonly profile: TableProfile;
  readonly exploration: Exploration;
}

/** What a table contains: its rows, dates and gaps at a glance, its columns on request, and its figures as links. */
export function ProfileCard({ profile, exploration }: ProfileCardProps) {
  const [isOpen, setIsOpen] = useState(false);
  const gaps = profile.columns.filter(({ missing }) => (missing ?? 0) > 0);
  const facts = [
    {
      label: profile.isCounted ? "Rows" : "Rows, about",
      value: profile.rowCount === null ? "–" : writeCount(profile.rowCount),
    },
    ...(profile.dates === null
      ? []
      : [{ label: "Dates", value: `${profile.dates.from} – ${profile.dates.to}` }]),
    { label: "Columns", value: String(profile.columns.length + profile.otherColumns) },
    { label: "With gaps", value: gaps.length === 0 ? "None" : countOf(gaps.length, "column") },
  ];
  return (
    <Card aria-label={`Profile of ${profile.name}`}>
      <h3 className="sr-only">Profile of {profile.name}</h3>
      <div className="flex flex-wrap items-end gap-x-10 gap-y-3 p-4 pb-3">
        <dl className="flex flex-wrap gap-x-10 gap-y-3">
          {facts.map(({ label, value }) => (
            <div key={label} className="flex flex-col">
              <dt className="text-12 text-text-3">{label}</dt>
              <dd className="figures text-18 font-semibold text-text">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="ms-auto">
          <Button kind="ghost" size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            Columns
            <ChevronDown className={joinClasses("transition-transform", isOpen && "rotate-180")} />
          </Button>
        </div>
      </div>
      {profile.measures.length > 1 && <Measures {...{ profile, exploration }} />}
      {isOpen && (
        <div className="border-t border-line">
          <Table
            label={`Columns of ${profile.name}`}
            columns={columns}
            rows={profile.columns}
            rowKey={({ name }) => name}
            density="dense"
          />
          {profile.otherColumns > 0 && (
            <p className="px-3 py-2 text-12 text-text-3">
              {countOf(profile.otherColumns, "further column")} not shown
            </p>
          )}
        </div>
      )}
    </Card>
  );
}

/** The figures of the table; the chosen one leads back to all of them. */
function Measures({ profile, exploration }: ProfileCardProps) {
  return (
    <div className="flex items-center gap-1.5 overflow-x-auto px-4 pb-3.5">
      <span className="flex-none text-12 text-text-3">Look at</span>
      {profile.measures.map(({ key, words }) => {
        const isChosen = exploration.measure === key;
        const next = { ...exploration, table: profile.table, measure: isChosen ? null : key };
        return (
          <Link
            key={key}
            to="/ask/explorer"
            search={printExploration(next)}
            aria-current={isChosen || undefined}
            className={joinClasses(
              "tap inline-flex h-[26px] flex-none items-center rounded-2 px-2 text-12 font-medium max-md:h-8",
              isChosen ? "bg-accent-soft text-accent-text" : "bg-hover text-text hover:bg-press",
            )}
          >
            {words}
          </Link>
        );
      })}
    </div>
  );
}

const columns: readonly Column<ProfiledColumn>[] = [
  { key: "name", header: "Column", cell: ({ name }) => <span className="mono">{name}</span> },
  { key: "role", header: "Is", cell: ({ role }) => role },
  { key: "missing", header: "Missing", isFigure: true, cell: ({ missing }) => printMissing(missing) },
  {
    key: "distinct",
    header: "Different",
    isFigure: true,
    cell: ({ distinct }) => (distinct === null ? "–" : writeCount(distinct)),
  },
  {
    key: "range",
    header: "Range",
    cell: ({ range }) => (range === null ? "" : `${range.from} – ${range.to}`),
  },
];

function printMissing(missing: number | null): string {
  if (missing === null) return "–";
  if (missing === 0) return "0%";
  return missing < 0.01 ? "under 1%" : `${Math.round(missing * 100)}%`;
}
