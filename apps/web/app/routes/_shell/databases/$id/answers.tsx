import { createFileRoute } from "@tanstack/react-router";
import {
  readAnswersSearch,
  type AnswersSearch,
} from "../../../../../features/databases/answers/answers-search.ts";
import { AnswersTab } from "../../../../../features/databases/answers/answers-tab.tsx";

export const Route = createFileRoute("/_shell/databases/$id/answers")({
  // The page parses it, because every visitor loads this file.
  validateSearch: (search: AnswersSearch): AnswersSearch => search,
  component: OpenAnswersTab,
});

function OpenAnswersTab() {
  const { id } = Route.useParams();
  return <AnswersTab key={id} id={id} {...readAnswersSearch(Route.useSearch())} />;
}
