import type { Database } from "@askery/api";
import type { DashboardTopic } from "@askery/model";
import { LayoutDashboard, RotateCw, Square } from "lucide-react";
import { useState } from "react";
import { FailureCard } from "../../../shared/page/failure-card.tsx";
import { LinkButton } from "../../../shared/page/link-button.tsx";
import { countOf } from "../../../shared/wording/count-of.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Mark } from "../../../ui/mark.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { ProposalPreview } from "./proposal-preview.tsx";
import { TopicForm } from "./topic-form.tsx";
import { useProposal, type Building } from "./use-proposal.ts";
import { useSaveProposal } from "./use-save-proposal.ts";

interface BuildViewProps {
  readonly database: Database;
  readonly topic: DashboardTopic;
}

/** A dashboard while it is built, then its preview. Nothing is saved until people save it. */
export function BuildView(props: BuildViewProps) {
  const [round, setRound] = useState(0);
  return <Build key={round} {...props} restart={() => setRound(round + 1)} />;
}

function Build({ database, topic, restart }: BuildViewProps & { readonly restart: () => void }) {
  const { building, stop } = useProposal(database.id, topic);
  const { status, proposal, unknownWords, leftOut } = building;
  const title = topic.kind === "everything" ? database.name : (proposal?.title ?? building.title);
  if (status === "unmatched") return <Unmatched building={building} />;
  return (
    <>
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3 px-4 pt-4 max-md:px-3">
        <div className="min-w-0 flex-1 basis-60">
          <h2 className="page-title">{title === "" ? "Reading the tables" : title}</h2>
          <output className="figures mt-1 block text-13 text-text-3">{describeProgress(building)}</output>
        </div>
        {status === "running" ? (
          <Button size="sm" icon={Square} onClick={stop}>
            Stop
          </Button>
        ) : (
          <div className="flex items-center gap-1">
            <LinkButton to="/dashboards/new" kind="ghost" size="sm">
              Another topic
            </LinkButton>
            {proposal === null ? (
              <Button size="sm" icon={RotateCw} onClick={restart}>
                Build again
              </Button>
            ) : (
              <SaveButton databaseId={database.id} {...{ title, proposal }} />
            )}
          </div>
        )}
        {status === "running" && building.queryCount > 0 && (
          <div className="w-full">
            <ProgressBar
              label="Queries that have finished"
              share={building.doneCount / building.queryCount}
            />
          </div>
        )}
      </div>
      {unknownWords.length > 0 && (
        <div className="px-4 pt-3 max-md:px-3">
          <Notice title={`Nothing here is called ${quoteAll(unknownWords)}.`}>
            The dashboard is about the rest of the topic.
          </Notice>
        </div>
      )}
      {leftOut.length > 0 && (
        <div className="px-4 pt-3 max-md:px-3">
          <Notice title={`The dashboard leaves out ${quoteAll(leftOut)}.`}>
            No card can be limited by it. Once the dashboard is saved, its filters can do more.
          </Notice>
        </div>
      )}
      <div className="px-4 max-md:px-3">
        {status === "failed" && (
          <div className="pt-4">
            <FailureCard error={building.error} retryLabel="Build again" onRetry={restart} />
          </div>
        )}
        {status === "running" && <Found sentences={building.sentences} />}
        {status === "built" && proposal === null && <Nothing />}
      </div>
      {proposal !== null && <ProposalPreview databaseId={database.id} {...{ title, proposal }} />}
    </>
  );
}

function describeProgress({ status, queryCount, doneCount, scope, proposal, ms }: Building): string {
  switch (status) {
    case "running":
      return queryCount === 0 ? "Choosing what to look at" : `${doneCount} of ${queryCount} queries finished`;
    case "built":
      return proposal === null
        ? `Looked at ${scope}: ${queryCount} queries in ${(ms / 1000).toFixed(1)} s`
        : `Preview, not saved yet · ${countOf(proposal.cards.length, "card")} from ${scope}, chosen by what stands out in ${queryCount} queries`;
    case "unmatched":
      return "";
    case "stopped":
      return `Stopped after ${doneCount} of ${queryCount} queries. Nothing was saved.`;
    case "failed":
      return `Ended after ${doneCount} of ${queryCount} queries. Nothing was saved.`;
  }
}

function SaveButton({
  databaseId,
  title,
  proposal,
}: {
  readonly databaseId: string;
  readonly title: string;
  readonly proposal: NonNullable<Building["proposal"]>;
}) {
  const save = useSaveProposal(databaseId, proposal);
  return (
    <Button
      kind="solid"
      size="sm"
      icon={LayoutDashboard}
      isBusy={save.isPending}
      onClick={() => save.mutate(title.slice(0, 200))}
    >
      Save dashboard
    </Button>
  );
}

/** What was found so far, the latest on top. */
function Found({ sentences }: { readonly sentences: readonly string[] }) {
  return (
    <ul aria-label="Found so far" className="max-w-text pt-4 text-14 text-text-2">
      {sentences.toReversed().map((sentence, index) => (
        <li
          key={sentences.length - index}
          className="animate-appear border-t border-line py-2 first:border-0"
        >
          {sentence}
        </li>
      ))}
    </ul>
  );
}

function Nothing() {
  return (
    <Card className="mt-4">
      <EmptyState
        title="Nothing to build from"
        drawing="grid"
        action={<LinkButton to="/dashboards/new">Another topic</LinkButton>}
      >
        These rows have no dates, categories or figures with enough values, or there are none in this period.
      </EmptyState>
    </Card>
  );
}

function Unmatched({ building }: { readonly building: Building }) {
  return (
    <div className="page-column is-narrow">
      <h2 className="page-title">
        Nothing here is called <Mark kind="unknown">{building.title}</Mark>
      </h2>
      <p className="page-lead">Use other words, or choose a table or a figure.</p>
      <Card className="mt-6 p-5">
        <TopicForm text={building.title} choices={building.choices} />
      </Card>
    </div>
  );
}

/** “a” and “b”. */
function quoteAll(words: readonly string[]): string {
  return new Intl.ListFormat("en-US").format(words.map((word) => `“${word}”`));
}
