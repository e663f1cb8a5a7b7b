import { useQuery } from "@tanstack/react-query";
import { databaseQuery } from "../../../shared/server/queries.ts";
import { canEdit } from "../settings/database-words.ts";
import type { AnswersSearch } from "./answers-search.ts";
import { DislikedList } from "./disliked-list.tsx";

interface AnswersTabProps extends AnswersSearch {
  readonly id: string;
}

/** What people think of the answers about a database. */
export function AnswersTab({ id }: AnswersTabProps) {
  const database = useQuery(databaseQuery(id));
  if (database.data === undefined) return null;
  return (
    <div className="page-column flex flex-col gap-4">
      {canEdit(database.data.role) ? (
        <DislikedList databaseId={id} />
      ) : (
        <p className="text-text-2">Only editors of this database see what people think of its answers.</p>
      )}
    </div>
  );
}
