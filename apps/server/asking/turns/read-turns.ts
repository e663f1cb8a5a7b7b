import type { Person, SqlEdit } from "@askery/api";
import type { Selectable } from "kysely";
import type { TurnEditTable } from "../../store/tables.ts";
import type { Store } from "../../store/open-store.ts";
import { findConversation, showConversation } from "../../conversations/conversations.ts";
import { findPeople, showPerson } from "../../people/find-people.ts";
import { findResults } from "../../results/find-result.ts";
import { printOutcome } from "../../results/print-outcome.ts";
import type { ResultRow } from "../../results/upgrade-result.ts";
import { printConversation, printTurn, type PrintedState, type TurnRow } from "./print-turn.ts";
import type { StoreContext } from "../../store/store-context.ts";

/** A conversation with its turns in the order in which they were asked, as JSON of the API's `Conversation`. */
export async function readConversation(
  { store }: Pick<StoreContext, "store">,
  { conversationId }: { readonly conversationId: string },
): Promise<string> {
  const conversation = await findConversation({ store }, conversationId);
  const rows = await store
    .selectFrom("turn")
    .selectAll()
    .where("conversationId", "=", conversationId)
    .orderBy("position")
    .execute();
  const edits = await store
    .selectFrom("turnEdit")
    .innerJoin("turn", "turn.id", "turnEdit.turnId")
    .selectAll("turnEdit")
    .where("turn.conversationId", "=", conversationId)
    .execute();
  return printConversation(showConversation(conversation), await printTurns(store, rows, edits));
}

/** One turn, as JSON of the API's `Turn`. */
export async function readTurn(
  { store }: Pick<StoreContext, "store">,
  { turnId }: { readonly turnId: string },
): Promise<string> {
  const row = await findTurn({ store }, turnId);
  const edits = await store.selectFrom("turnEdit").selectAll().where("turnId", "=", turnId).execute();
  const [turn = ""] = await printTurns(store, [row], edits);
  return turn;
}

export async function findTurn({ store }: Pick<StoreContext, "store">, turnId: string): Promise<TurnRow> {
  return store.selectFrom("turn").selectAll().where("id", "=", turnId).executeTakeFirstOrThrow();
}

/** The outcome of a turn's own question, even if the turn shows edited SQL. */
export async function readState(store: Store, row: TurnRow): Promise<PrintedState> {
  const results = await findResults(store, row.resultId === null ? [] : [row.resultId]);
  return { state: row.state, result: printEnd(row, results) };
}

type EditRow = Selectable<TurnEditTable>;

/** Turns as JSON, each with the result of its edited SQL, if there is any. */
async function printTurns(
  store: Store,
  rows: readonly TurnRow[],
  edits: readonly EditRow[],
): Promise<readonly string[]> {
  const people = await findPeople({ store }, [
    ...rows.map(({ askerId }) => askerId),
    ...edits.map(({ editorId }) => editorId),
  ]);
  const byTurn = new Map(edits.map((edit) => [edit.turnId, edit]));
  const results = await findResults(
    store,
    [...rows, ...edits].flatMap(({ resultId }) => (resultId === null ? [] : [resultId])),
  );
  return rows.map((row) => {
    const edit = byTurn.get(row.id);
    // An edit that was just reset has no result any longer.
    const found = edit === undefined ? undefined : results.get(edit.resultId);
    const printed =
      edit === undefined || found === undefined
        ? { ...row, result: printEnd(row, results) }
        : { ...row, result: printOutcome(row.question, found), edit: showEdit(edit, people) };
    return printTurn(printed, showPerson(people, row.askerId));
  });
}

/** The `Outcome` or `Failure` of a turn as JSON; null if it has not ended with one. */
function printEnd(
  { question, resultId, problem }: Pick<TurnRow, "question" | "resultId" | "problem">,
  results: ReadonlyMap<string, ResultRow>,
): string | null {
  const result = resultId === null ? undefined : results.get(resultId);
  return result === undefined ? problem : printOutcome(question, result);
}

function showEdit({ editorId, editedAtMs }: EditRow, people: ReadonlyMap<string, Person>): SqlEdit {
  return { editor: showPerson(people, editorId), editedAtMs };
}
