import { createFileRoute } from "@tanstack/react-router";
import { AskPage } from "../../../../../features/ask/ask-page.tsx";
import { QuantumPage } from "../../../../../features/quantum/quantum-page.tsx";
import { readQuestion, type AskSearch } from "../../../../../shared/address/read-question.ts";

export const Route = createFileRoute("/_shell/_database/ask/quantum")({
  validateSearch: (search: Record<string, unknown>): AskSearch & { readonly run?: "1" } => ({
    ...readQuestion(search),
    ...(search["run"] === "1" && { run: "1" as const }),
  }),
  component: Quantum,
});

/** The question of the address, first its plan, then its investigation; or a new question. */
function Quantum() {
  const { q, run } = Route.useSearch();
  const navigate = Route.useNavigate();
  if (q === undefined) return <AskPage mode="quantum" />;
  return (
    <QuantumPage
      question={q}
      isStarted={run === "1"}
      onStart={() => void navigate({ search: { q, run: "1" }, replace: true })}
    />
  );
}
