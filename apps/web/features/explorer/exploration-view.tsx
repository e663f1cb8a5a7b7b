import type { Database } from "@askery/api";
import type { Exploration } from "@askery/model";
import type { ReactNode } from "react";
import { FailureCard } from "../../shared/page/failure-card.tsx";
import { useLocale } from "../../shared/database/use-locale.ts";
import { LinkButton } from "../../shared/page/link-button.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FailedQueries } from "./failed-queries.tsx";
import { ExplorationStatus } from "./exploration-status.tsx";
import { FindingCard } from "./finding-card.tsx";
import { listSteps } from "./list-steps.ts";
import { ProfileCard } from "./profile-card.tsx";
import { ProfileList } from "./profile-list.tsx";
import { ExplorationTrail } from "./exploration-trail.tsx";
import { rankFindings, useExploration, type Explored } from "./use-exploration.ts";
import { useOpenFinding } from "./use-open-finding.ts";

interface ExplorationViewProps {
  readonly database: Database;
  readonly exploration: Exploration;
  /** What to know about how the exploration was found. */
  readonly note?: ReactNode;
}

/** An exploration: how people got there, the profile, and the findings. */
export function ExplorationView({ database, exploration, note }: ExplorationViewProps) {
  const { explored, stop, restart } = useExploration(database.id, exploration);
  const opening = useOpenFinding(database.id, exploration);
  const locale = useLocale(database.id);
  const findings = rankFindings(explored);
  const [profile] = explored.profiles;
  const isOfTable = exploration.table !== null;
  return (
    <div className="page-column flex flex-col gap-4 max-md:px-4 max-md:pt-4">
      <ExplorationTrail steps={listSteps(exploration, { profile, byWords: explored.by })} />
      <ExplorationStatus {...{ explored, findings, stop, restart, opening }} />
      {note}
      {explored.status === "failed" && (
        <FailureCard error={explored.error} retryLabel="Explore again" onRetry={restart} />
      )}
      {isOfTable && profile !== undefined && <ProfileCard {...{ profile, exploration }} />}
      {!isOfTable && explored.profiles.length > 0 && <ProfileList profiles={explored.profiles} />}
      <ul className="grid grid-cols-2 gap-4 page-narrow:grid-cols-1">
        {findings.map((finding) => (
          <li key={finding.id} className="flex min-w-0 *:w-full">
            <FindingCard {...{ finding, exploration, locale, opening }} databaseId={database.id} />
          </li>
        ))}
      </ul>
      {explored.failed.length > 0 && <FailedQueries failed={explored.failed} />}
      {explored.status === "ended" && findings.length === 0 && <NothingFound {...{ explored }} />}
    </div>
  );
}

function NothingFound({ explored }: { readonly explored: Explored }) {
  return (
    <Card>
      <EmptyState
        title="Nothing to show here"
        action={
          <LinkButton to="/ask/explorer" search={{ look: "all" }}>
            Explore all tables
          </LinkButton>
        }
      >
        {explored.failed.length > 0
          ? "All queries failed; the reasons are above."
          : explored.profiles.every(({ rowCount }) => rowCount === 0)
            ? "There are no rows yet. Once there are some, what stands out in them is shown here."
            : "These rows have no dates, categories or figures with enough values to compare. The profile shows what there is."}
      </EmptyState>
    </Card>
  );
}
