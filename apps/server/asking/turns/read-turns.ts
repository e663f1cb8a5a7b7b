import type { Person } from "@askery/api";
import type { Store } from "../../store/open-store.ts";
import { findConversation, showConversation } from "../../conversations/conversations.ts";
import { findPeople, showPerson } from "../../people/find-people.ts";
import { findResults } from "../../results/find-result.ts";
import { printOutcome } from "../../results/print-outcome.ts";
import type { ResultRow } from "../../results/upgrade-result.ts";
import { findPosition, readSteps, type HistoryPosition } from "./edit-history.ts";
import { printConversation, printTurn, type PrintedState, type TurnRow } from "./print-turn.ts";
import type { ShownFacts } from "./running-turns.ts";
import type { StoreContext } from "../../store/store-context.ts";

/** A conversation with its turns in the order in which they were asked, as JSON of the API's `Conversation`. */
export async function readConversation(
  context: StoreContext,
  { conversationId, userId }: { readonly conversationId: string; readonly userId: string },
): Promise<string> {
  const { store } = context;
  const conversation = await findConversation(context, conversationId);
  const rows = await store
    .selectFrom("turn")
    .selectAll()
    .where("conversationId", "=", conversationId)
    .orderBy("position")
    .execute();
  const summary = await showConversation(context, conversation, userId);
  const report = await store
    .selectFrom("report")
    .select("conversationId")
    .where("conversationId", "=", conversationId)
    .executeTakeFirst();
  return printConversation({ ...summary, hasReport: report !== undefined }, await printTurns(store, rows));
}

/** One turn, as JSON of the API's `Turn`. */
export async function readTurn(
  { store }: Pick<StoreContext, "store">,
  { turnId }: { readonly turnId: string },
): Promise<string> {
  const row = await findTurn({ store }, turnId);
  const [turn = ""] = await printTurns(store, [row]);
  return turn;
}

/** A turn that has just begun, as JSON of the API's `Turn`. */
export async function printRunning(store: Store, turn: TurnRow): Promise<string> {
  const people = await findPeople({ store }, [turn.askerId]);
  return printTurn({ ...turn, state: "running", result: null }, showPerson(people, turn.askerId));
}

export async function findTurn({ store }: Pick<StoreContext, "store">, turnId: string): Promise<TurnRow> {
  return store.selectFrom("turn").selectAll().where("id", "=", turnId).executeTakeFirstOrThrow();
}

/** The outcome of a turn's own question, even if the turn shows an edit. */
export async function readState(store: Store, row: TurnRow): Promise<PrintedState> {
  const results = await findResults(store, row.resultId === null ? [] : [row.resultId]);
  return { state: row.state, ...printEnd(row, findPosition({ ...row, editPosition: 0 }), results) };
}

/** Turns as JSON, each with the result of the edit that it shows, if there is any. */
async function printTurns(store: Store, rows: readonly TurnRow[]): Promise<readonly string[]> {
  const steps = await readSteps(
    store,
    rows.map(({ id }) => id),
  );
  const turns = rows.map((row) => ({ row, position: findPosition(row, steps.get(row.id)) }));
  const people = await findPeople({ store }, [
    ...rows.map(({ askerId }) => askerId),
    ...turns.flatMap(({ position }) => position.shown?.editorId ?? []),
  ]);
  const results = await findResults(
    store,
    turns.flatMap(({ row, position }) => [position.resultId, row.resultId].filter((id) => id !== null)),
  );
  return turns.map(({ row, position }) => {
    // A step may have been deleted just now.
    const isThere = position.resultId === null || results.has(position.resultId);
    const shown = isThere ? position : findPosition({ ...row, editPosition: 0 });
    return printTurn({ ...row, ...printEnd(row, shown, results, people) }, showPerson(people, row.askerId));
  });
}

/** The `Outcome` or `Failure` of a turn as JSON, null if it has not ended with one; and which result it is. */
function printEnd(
  { question, problem }: Pick<TurnRow, "question" | "problem">,
  position: HistoryPosition,
  results: ReadonlyMap<string, ResultRow>,
  people: ReadonlyMap<string, Person> = new Map(),
): Pick<PrintedState, "result" | "shown"> {
  const found = position.resultId === null ? undefined : results.get(position.resultId);
  return {
    result: found === undefined ? problem : printOutcome(question, found),
    shown: describeShown(position, people),
  };
}

/** Which result is shown, and what can be undone and redone. */
export function describeShown(
  { shown, after, resultId }: HistoryPosition,
  people: ReadonlyMap<string, Person>,
): ShownFacts {
  if (resultId === null) return {};
  return {
    shownId: resultId,
    ...(shown && {
      edit: {
        kind: shown.kind,
        words: shown.words,
        editor: showPerson(people, shown.editorId),
        editedAtMs: shown.editedAtMs,
      },
    }),
    ...((shown ?? after) && { history: { undo: shown?.words ?? null, redo: after?.words ?? null } }),
  };
}
