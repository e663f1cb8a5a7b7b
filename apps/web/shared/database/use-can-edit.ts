import { useQuery } from "@tanstack/react-query";
import { sessionQuery } from "../server/queries.ts";

/** Whether the user may edit a database's items. The server decides in the end. */
export function useCanEdit(databaseId: string): boolean {
  const session = useQuery(sessionQuery);
  const database = session.data?.databases.find(({ id }) => id === databaseId);
  return database !== undefined && database.role !== "viewer";
}
