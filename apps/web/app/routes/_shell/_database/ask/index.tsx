import { createFileRoute } from "@tanstack/react-router";
import { AskPage } from "../../../../../features/ask/ask-page.tsx";
import { lastMode } from "../../../../../shared/question/last-mode.ts";
import { readQuestion } from "../../../../../shared/address/read-question.ts";

/** A new ask in the last mode; the address stays `/ask`. `/ask?q=…` asks immediately. */
export const Route = createFileRoute("/_shell/_database/ask/")({
  validateSearch: readQuestion,
  component: Ask,
});

function Ask() {
  const { q } = Route.useSearch();
  const mode = lastMode();
  // Explorer would look around in the topic of a question instead of answering it.
  return <AskPage mode={q !== undefined && mode === "explorer" ? "genesis" : mode} question={q} />;
}
