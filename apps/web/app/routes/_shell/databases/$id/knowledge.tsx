import { createFileRoute } from "@tanstack/react-router";
import {
  readKnowledgeSearch,
  type KnowledgeSearch,
} from "../../../../../features/databases/knowledge/knowledge-search.ts";
import { KnowledgeTab } from "../../../../../features/databases/knowledge/knowledge-tab.tsx";

export const Route = createFileRoute("/_shell/databases/$id/knowledge")({
  // The page parses it, because every visitor loads this file.
  validateSearch: (search: KnowledgeSearch): KnowledgeSearch => search,
  component: OpenKnowledgeTab,
});

function OpenKnowledgeTab() {
  const { id } = Route.useParams();
  return <KnowledgeTab key={id} id={id} {...readKnowledgeSearch(Route.useSearch())} />;
}
