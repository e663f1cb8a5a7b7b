import { createFileRoute } from "@tanstack/react-router";
import { AskPage } from "../../../../../features/ask/ask-page.tsx";
import { readQuestion } from "../../../../../shared/address/read-question.ts";

export const Route = createFileRoute("/_shell/_database/ask/explorer")({
  validateSearch: readQuestion,
  component: Ask,
});

function Ask() {
  return <AskPage mode="explorer" question={Route.useSearch().q} />;
}
