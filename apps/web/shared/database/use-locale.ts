import { useQuery } from "@tanstack/react-query";
import { databaseQuery } from "../server/queries.ts";

/** How a database wants its figures written. */
export function useLocale(databaseId: string): string {
  const database = useQuery(databaseQuery(databaseId));
  return database.data?.settings.locale ?? "en-US";
}
