import { useQuery } from "@tanstack/react-query";
import { databaseQuery } from "../server/queries.ts";

/** The locale for numbers of a database. */
export function useLocale(databaseId: string): string {
  const database = useQuery(databaseQuery(databaseId));
  return database.data?.settings.locale ?? "en-US";
}
