import { useQuery } from "@tanstack/react-query";
import { sessionQuery } from "../server/queries.ts";

/** Whether I may change what is kept in a database. The server has the last word. */
export function useCanEdit(databaseId: string): boolean {
  const session = useQuery(sessionQuery);
  const database = session.data?.databases.find(({ id }) => id === databaseId);
  return database !== undefined && database.role !== "viewer";
}
