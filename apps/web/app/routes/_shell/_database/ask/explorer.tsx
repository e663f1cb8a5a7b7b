import { createFileRoute } from "@tanstack/react-router";
import { AskPage } from "../../../../../features/ask/ask-page.tsx";
import {
  readExploration,
  readOrigin,
  type ExplorationSearch,
  type OriginSearch,
} from "../../../../../features/explorer/exploration-address.ts";
import { OriginPage } from "../../../../../features/explorer/origin-page.tsx";
import { ExplorerPage } from "../../../../../features/explorer/explorer-page.tsx";
import { readQuestion } from "../../../../../shared/address/read-question.ts";

const names = [
  "look",
  "table",
  "measure",
  "by",
  "where",
  "from",
  "to",
  "without",
  "compare",
  "beside",
  "conditions",
  "topic",
  "chart",
  "answer",
] as const;

export const Route = createFileRoute("/_shell/_database/ask/explorer")({
  validateSearch: (
    search: Record<string, unknown>,
  ): ExplorationSearch & OriginSearch & { readonly q?: string } => ({
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
  if (exploration !== null) return <ExplorerPage exploration={exploration} />;
  const origin = readOrigin(search);
  return origin === null ? <AskPage mode="explorer" question={q} /> : <OriginPage origin={origin} />;
}
