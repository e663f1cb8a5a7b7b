import type { Database, Mode } from "@askery/api";
import { listInvestigations } from "@askery/api";
import { useQuery } from "@tanstack/react-query";
import { endpointQuery } from "../server/endpoint-query.ts";
import { startersQuery } from "../server/queries.ts";

/** A question that this database can answer in a mode, to show in an empty box; a plain invitation until one is known. */
export function useExample({ id, name }: Pick<Database, "id" | "name">, mode: Mode): string {
  const isQuantum = mode === "quantum";
  const starters = useQuery({ ...startersQuery(id), enabled: !isQuantum });
  const investigations = useQuery({
    ...endpointQuery(listInvestigations, { params: { databaseId: id } }),
    enabled: isQuantum,
  });
  const [first] = (isQuantum ? investigations.data?.questions : starters.data) ?? [];
  return first ?? `Ask about ${name}`;
}
