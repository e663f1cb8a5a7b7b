import { rewriteFigures } from "@askery/model";
import { useQuery } from "@tanstack/react-query";
import { databaseQuery } from "../server/queries.ts";
import { ownLocale } from "../wording/own-formats.ts";
import { useCurrentDatabase } from "./current-database-store.ts";

/**
 * Writes the numbers and days of a sentence about the current database as the user reads them. It was written once, for
 * all its readers, in the format of the database.
 */
export function useOwnWriting(): (text: string) => string {
  const id = useCurrentDatabase()?.id;
  const { data: database } = useQuery({ ...databaseQuery(id ?? ""), enabled: id !== undefined });
  const locale = database?.settings.locale;
  return (text) => (locale === undefined ? text : rewriteFigures(text, locale, ownLocale(locale)));
}
