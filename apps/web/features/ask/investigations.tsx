import { listInvestigations } from "@askery/api";
import { useQuery } from "@tanstack/react-query";
import { endpointQuery } from "../../shared/server/endpoint-query.ts";
import { QuestionsToTry } from "./questions-to-try.tsx";

/** Questions that can be investigated in this database. */
export function Investigations({ databaseId }: { readonly databaseId: string }) {
  const found = useQuery(endpointQuery(listInvestigations, { params: { databaseId } }));
  return <QuestionsToTry mode="quantum" questions={found.data?.questions ?? []} />;
}
