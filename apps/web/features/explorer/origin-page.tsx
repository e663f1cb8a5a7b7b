import { findChartExploration, findTopicExploration, findTurnExploration, type Database } from "@askery/api";
import type { ExplorationStart } from "@askery/model";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { ArrowUp } from "lucide-react";
import { useEffect, useState, type ReactNode } from "react";
import { WithDatabase } from "../../shared/database/with-database.tsx";
import { LinkButton } from "../../shared/page/link-button.tsx";
import { FailureCard } from "../../shared/page/failure-card.tsx";
import { Page } from "../../shared/page/page.tsx";
import { saveMode } from "../../shared/question/last-mode.ts";
import { endpointQuery } from "../../shared/server/endpoint-query.ts";
import { Card } from "../../ui/card.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Late } from "../../ui/late.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { WaitingLine } from "../../ui/waiting-line.tsx";
import { printExploration, type ExplorationOrigin } from "./exploration-address.ts";
import { ExplorationView } from "./exploration-view.tsx";

interface OriginPageProps {
  readonly origin: ExplorationOrigin;
}

/** The exploration of a topic in words, a saved chart or an answer. */
export function OriginPage({ origin }: OriginPageProps) {
  useEffect(() => saveMode("explorer"), []);
  return (
    <Page title="Explorer" crumbs={[{ title: "Asks", to: "/ask" }]}>
      <WithDatabase>
        {(database) => <Origin key={`${database.id} ${JSON.stringify(origin)}`} {...{ database, origin }} />}
      </WithDatabase>
    </Page>
  );
}

function Origin({ database, origin }: OriginPageProps & { readonly database: Database }) {
  const { data, error, refetch } = useStart(database.id, origin);
  if (error !== null) {
    return (
      <Column>
        <FailureCard error={error} retryLabel="Try again" onRetry={() => void refetch()} />
      </Column>
    );
  }
  if (data === undefined) {
    return (
      <Column>
        <Late>
          <WaitingLine>Finding what to look at</WaitingLine>
        </Late>
      </Column>
    );
  }
  const [only, ...others] = data.explorations;
  if (only !== undefined && others.length === 0) {
    return <ExplorationView {...{ database }} exploration={only} note={<StartNote start={data} />} />;
  }
  return (
    <Column>
      <StartChoices {...{ origin }} start={data} />
    </Column>
  );
}

function useStart(databaseId: string, origin: ExplorationOrigin) {
  const topic = origin.kind === "topic" ? origin.topic : "";
  const id = origin.kind === "topic" ? "" : origin.id;
  const byTopic = useQuery({
    ...endpointQuery(findTopicExploration, { params: { databaseId }, query: { topic } }),
    enabled: origin.kind === "topic",
  });
  const byChart = useQuery({
    ...endpointQuery(findChartExploration, { params: { chartId: id } }),
    enabled: origin.kind === "chart",
  });
  const byAnswer = useQuery({
    ...endpointQuery(findTurnExploration, { params: { turnId: id } }),
    enabled: origin.kind === "answer",
  });
  return { topic: byTopic, chart: byChart, answer: byAnswer }[origin.kind];
}

function Column({ children }: { readonly children: ReactNode }) {
  return <div className="page-column flex flex-col gap-4 max-md:px-4 max-md:pt-4">{children}</div>;
}

/** What of the topic, chart or answer an exploration does not have. */
function StartNote({ start: { unknownWords, leftOut } }: { readonly start: ExplorationStart }) {
  const notes = [
    ...(unknownWords.length === 0
      ? []
      : [`Nothing in this database is called ${unknownWords.map((word) => `“${word}”`).join(" or ")}.`]),
    ...(leftOut.length === 0 ? [] : [`All rows are shown, without this condition: ${leftOut.join("; ")}.`]),
  ];
  if (notes.length === 0) return null;
  return (
    <p role="note" className="rounded-3 border border-line bg-surface px-4 py-2.5 text-13 text-text-2">
      {notes.join(" ")}
    </p>
  );
}

/** Several tables to choose from, or what there is instead of what nothing is called. */
function StartChoices({ start, origin }: OriginPageProps & { readonly start: ExplorationStart }) {
  const { explorations, choices } = start;
  const isTopic = origin.kind === "topic" && explorations.length === 0;
  const found = explorations.map((exploration) => ({
    words: exploration.table ?? "All tables",
    exploration,
  }));
  return (
    <Card className="p-5" aria-label="What to look at">
      <h2 className="text-16 font-semibold">{describeChoices(start, origin)}</h2>
      {isTopic && <OtherTopic />}
      <ul className="mt-3 flex flex-wrap gap-2">
        {[...found, ...choices].map(({ words, exploration }) => (
          <li key={JSON.stringify(exploration)}>
            <LinkButton to="/ask/explorer" search={{ ...printExploration(exploration) }} size="sm">
              {words}
            </LinkButton>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Where to name something else, since a word may be misspelled. */
function OtherTopic() {
  const navigate = useNavigate();
  const [text, setText] = useState("");
  const topic = text.trim();
  return (
    <form
      className="mt-3 flex items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (topic !== "") void navigate({ to: "/ask/explorer", search: { topic } });
      }}
    >
      <div className="min-w-0 flex-1">
        <TextField
          label="Topic"
          isLabelHidden
          placeholder="A table, figure or topic"
          value={text}
          maxLength={2_000}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <IconButton type="submit" label="Explore" icon={ArrowUp} kind="solid" disabled={topic === ""} />
    </form>
  );
}

function describeChoices({ explorations }: ExplorationStart, origin: ExplorationOrigin): string {
  if (explorations.length > 0) return "Which one do you want to look at?";
  if (origin.kind === "topic") return `Nothing in this database is called “${origin.topic}”`;
  return `The SQL of this ${origin.kind} can’t be looked around in. There is this:`;
}
