import type { Mode } from "@askery/api";
import { useQuery } from "@tanstack/react-query";
import { startersQuery } from "../../shared/server/queries.ts";
import { QuestionsToTry } from "./questions-to-try.tsx";

interface StartersProps {
  readonly databaseId: string;
  readonly mode: Mode;
}

/** Questions that this database can answer. */
export function Starters({ databaseId, mode }: StartersProps) {
  const starters = useQuery(startersQuery(databaseId));
  return <QuestionsToTry mode={mode} questions={starters.data?.slice(0, 6) ?? []} />;
}
