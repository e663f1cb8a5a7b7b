import type { Person, SqlEdit } from "@askery/api";
import type { Selectable } from "kysely";
import type { TurnEditTable } from "../../store/tables.ts";
import { findConversation, showConversation } from "../../conversations/conversations.ts";
import { findPeople, showPerson } from "../../people/find-people.ts";
import { printConversation, printTurn, type PrintedTurn, type TurnRow } from "./print-turn.ts";
import type { StoreContext } from "../../store/store-context.ts";

/** A conversation with its turns, in the order they were asked, as JSON of the API's `Conversation`. */
export async function readConversation(
  { store }: Pick<StoreContext, "store">,
  { conversationId }: { readonly conversationId: string },
): Promise<string> {
  const conversation = await findConversation({ store }, conversationId);
  const rows = await store
    .selectFrom("turn")
    .select(["id", "question", "without", "afterTurnId", "askedAtMs", "state", "result", "askerId"])
    .where("conversationId", "=", conversationId)
    .orderBy("position")
    .execute();
  const edits = await store
    .selectFrom("turnEdit")
    .innerJoin("turn", "turn.id", "turnEdit.turnId")
    .selectAll("turnEdit")
    .where("turn.conversationId", "=", conversationId)
    .execute();
  return printConversation(showConversation(conversation), await printTurns({ store }, rows, edits));
}

/** One turn, as JSON of the API's `Turn`. */
export async function readTurn(
  { store }: Pick<StoreContext, "store">,
  { turnId }: { readonly turnId: string },
): Promise<string> {
  const row = await findTurn({ store }, turnId);
  const edits = await store.selectFrom("turnEdit").selectAll().where("turnId", "=", turnId).execute();
  const [turn = ""] = await printTurns({ store }, [row], edits);
  return turn;
}

export async function findTurn({ store }: Pick<StoreContext, "store">, turnId: string): Promise<TurnRow> {
  return store.selectFrom("turn").selectAll().where("id", "=", turnId).executeTakeFirstOrThrow();
}

type EditRow = Selectable<TurnEditTable>;

/** Turns as JSON, those that were edited with what was found instead. */
async function printTurns(
  { store }: Pick<StoreContext, "store">,
  rows: readonly (PrintedTurn & Pick<TurnRow, "askerId">)[],
  edits: readonly EditRow[],
): Promise<readonly string[]> {
  const people = await findPeople({ store }, [
    ...rows.map(({ askerId }) => askerId),
    ...edits.map(({ editorId }) => editorId),
  ]);
  const byTurn = new Map(edits.map((edit) => [edit.turnId, edit]));
  return rows.map((row) => {
    const edit = byTurn.get(row.id);
    const shown = edit === undefined ? row : { ...row, result: edit.result, edit: showEdit(edit, people) };
    return printTurn(shown, showPerson(people, row.askerId));
  });
}

function showEdit({ editorId, editedAtMs }: EditRow, people: ReadonlyMap<string, Person>): SqlEdit {
  return { editor: showPerson(people, editorId), editedAtMs };
}
