import type { Database } from "@askery/api";
import { databaseKinds } from "@askery/model";

/** The name of a kind of database. */
export function nameKind(kind: Database["kind"]): string {
  if (kind === "sample") return "Sample data";
  return kind === "file" ? "Uploaded files" : databaseKinds[kind].name;
}
