import { useQuery } from "@tanstack/react-query";
import { ownLocale } from "../wording/own-formats.ts";
import { databaseQuery } from "../server/queries.ts";

/** The locale with which the user reads values of a database. */
export function useLocale(databaseId: string): string {
  const database = useQuery(databaseQuery(databaseId));
  return ownLocale(database.data?.settings.locale ?? "en-US");
}
