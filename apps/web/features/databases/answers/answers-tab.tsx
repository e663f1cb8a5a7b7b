import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { databaseQuery } from "../../../shared/server/queries.ts";
import { Segmented } from "../../../ui/segmented.tsx";
import { canEdit } from "../settings/database-words.ts";
import type { AnswerList, AnswersSearch } from "./answers-search.ts";
import { DislikedList } from "./disliked-list.tsx";
import { TestList } from "./test-list.tsx";
import { VerifiedList } from "./verified-list.tsx";

interface AnswersTabProps extends AnswersSearch {
  readonly id: string;
}

const lists = [
  { value: "tests", label: "Tests" },
  { value: "verified", label: "Verified" },
  { value: "disliked", label: "Disliked" },
] as const satisfies readonly { readonly value: AnswerList; readonly label: string }[];

/** Which answers about a database are tested, which are verified, and which are disliked. */
export function AnswersTab({ id, list = "tests" }: AnswersTabProps) {
  const database = useQuery(databaseQuery(id));
  const navigate = useNavigate();
  if (database.data === undefined) return null;
  const isReadOnly = !canEdit(database.data.role);
  // Only editors see who disliked what.
  const shown = isReadOnly ? lists.filter(({ value }) => value !== "disliked") : lists;
  const open = shown.find(({ value }) => value === list)?.value ?? "tests";
  return (
    <div className="page-column flex flex-col gap-4">
      <div>
        <Segmented
          label="Answers"
          segments={shown}
          value={open}
          onValueChange={(next) =>
            void navigate({
              to: "/databases/$id/answers",
              params: { id },
              search: { list: next },
              replace: true,
            })
          }
        />
      </div>
      {open === "tests" && (
        <TestList databaseId={id} state={list === "failed" ? "failed" : "tests"} isReadOnly={isReadOnly} />
      )}
      {open === "verified" && <VerifiedList databaseId={id} isReadOnly={isReadOnly} />}
      {open === "disliked" && <DislikedList databaseId={id} />}
    </div>
  );
}
