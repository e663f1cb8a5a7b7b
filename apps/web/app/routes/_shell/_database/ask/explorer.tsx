import { createFileRoute } from "@tanstack/react-router";
import { AskPage } from "../../../../../features/ask/ask-page.tsx";
import {
  readExploration,
  type ExplorationSearch,
} from "../../../../../features/explorer/exploration-address.ts";
import { ExplorerPage } from "../../../../../features/explorer/explorer-page.tsx";
import { readQuestion } from "../../../../../shared/address/read-question.ts";

const names = ["look", "table", "measure", "by", "where", "from", "to"] as const;

export const Route = createFileRoute("/_shell/_database/ask/explorer")({
  validateSearch: (search: Record<string, unknown>): ExplorationSearch & { readonly q?: string } => ({
    ...readQuestion(search),
    ...Object.fromEntries(
      names.flatMap((name) => (typeof search[name] === "string" ? [[name, search[name]]] : [])),
    ),
  }),
  component: Explorer,
});

/** What the address names, or where to start. */
function Explorer() {
  const { q, ...search } = Route.useSearch();
  const exploration = readExploration(search);
  return exploration === null ? (
    <AskPage mode="explorer" question={q} />
  ) : (
    <ExplorerPage exploration={exploration} />
  );
}
