import { useIsLimited } from "./use-is-limited.ts";

/**
 * Whether the user reads all of a database, without data rules. Only such people share, comment, define words, verify
 * answers and see histories, because these show what others may read.
 */
export function useReadsAll(databaseId: string | undefined): boolean {
  return useIsLimited(databaseId) === false;
}
