import { createFileRoute } from "@tanstack/react-router";
import { AskPage } from "../../../../../features/ask/ask-page.tsx";
import {
  printInquiryAddress,
  readInquiryAddress,
  type InvestigationSearch,
} from "../../../../../shared/address/investigation-address.ts";
import { QuantumPage } from "../../../../../features/quantum/quantum-page.tsx";
import { readQuestion } from "../../../../../shared/address/read-question.ts";

export const Route = createFileRoute("/_shell/_database/ask/quantum")({
  validateSearch: (search: Record<string, unknown>): InvestigationSearch => ({
    ...readQuestion(search),
    ...(typeof search["further"] === "string" && { further: search["further"] }),
    ...(typeof search["in"] === "string" && { in: search["in"] }),
    ...(search["run"] === "1" && { run: "1" as const }),
  }),
  component: Quantum,
});

/** The question of the address, first its plan, then its investigation; or a new question. */
function Quantum() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const inquiry = readInquiryAddress(search);
  if (inquiry === null) return <AskPage mode="quantum" />;
  return (
    <QuantumPage
      inquiry={inquiry}
      isStarted={search.run === "1"}
      onStart={() => void navigate({ search: printInquiryAddress(inquiry), replace: true })}
    />
  );
}
