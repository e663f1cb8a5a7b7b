import { AppError } from "@askery/model";
import type { Selectable } from "kysely";
import { askingMessages } from "../../messages/asking-messages.ts";
import { dropUnused } from "../../results/sweep-results.ts";
import type { Store } from "../../store/open-store.ts";
import type { EditStepTable } from "../../store/tables.ts";
import type { TurnRow } from "./print-turn.ts";

export type EditStep = Selectable<EditStepTable>;

type Shown = Pick<TurnRow, "id" | "resultId" | "editPosition">;

/** The maximum number of steps of one answer; older ones are deleted. */
const maxSteps = 50;

/** Where a turn is in the history of its edits. */
export interface HistoryPosition {
  /** The step that is shown; null is the turn's own answer. */
  readonly shown: EditStep | null;
  readonly before: EditStep | null;
  readonly after: EditStep | null;
  /** The result that is shown; null if the question has no answer. */
  readonly resultId: string | null;
}

/** The edits of some turns, by turn, in order. */
export async function readSteps(
  store: Store,
  turnIds: readonly string[],
): Promise<ReadonlyMap<string, readonly EditStep[]>> {
  if (turnIds.length === 0) return new Map();
  const steps = await store
    .selectFrom("editStep")
    .selectAll()
    .where("turnId", "in", turnIds)
    .orderBy("position")
    .execute();
  return Map.groupBy(steps, ({ turnId }) => turnId);
}

export function findPosition(
  { resultId, editPosition }: Shown,
  steps: readonly EditStep[] = [],
): HistoryPosition {
  const at = steps.findIndex(({ position }) => position === editPosition);
  const shown = steps[at] ?? null;
  return {
    shown,
    before: steps[at - 1] ?? null,
    after: steps[at + 1] ?? null,
    resultId: shown?.resultId ?? resultId,
  };
}

/** An edit to save, and the result that it was made from; null is whichever is shown. */
export type NewStep = Omit<EditStep, "position"> & { readonly of: string | null };

/**
 * Saves an edit after the shown one and shows it. Edits that were undone are deleted, and the oldest of a long history.
 *
 * @throws AppError `conflict` if the turn shows another result than the edit was made from
 */
export async function saveStep(store: Store, { of, ...step }: NewStep): Promise<void> {
  const dropped = await store.transaction().execute(async (store) => {
    const turn = await findTurnRow(store, step.turnId);
    const steps = (await readSteps(store, [turn.id])).get(turn.id);
    checkShown(findPosition(turn, steps), of);
    const position = turn.editPosition + 1;
    await moveTo(store, turn, position);
    const gone = await store
      .deleteFrom("editStep")
      .where("turnId", "=", turn.id)
      .where((step) =>
        step.or([step("position", ">=", position), step("position", "<=", position - maxSteps)]),
      )
      .returning("resultId")
      .execute();
    await store
      .insertInto("editStep")
      .values({ ...step, position })
      .execute();
    return gone;
  });
  await dropUnused(
    store,
    dropped.map(({ resultId }) => resultId),
  );
}

/**
 * Shows the result before or after the shown one.
 *
 * @throws AppError `conflict` if there is none, or if the turn shows another result than `of`
 */
export async function stepHistory(
  store: Store,
  { turnId, of, to }: { readonly turnId: string; readonly of: string; readonly to: "before" | "after" },
): Promise<void> {
  const turn = await findTurnRow(store, turnId);
  const steps = (await readSteps(store, [turnId])).get(turnId);
  const position = findPosition(turn, steps);
  checkShown(position, of);
  const { shown, before, after } = position;
  if (to === "before" ? shown === null : after === null) throw answerChanged();
  await moveTo(store, turn, (to === "before" ? before : after)?.position ?? 0);
}

/** Shows the latest result that Askery wrote the SQL of: before any edited SQL. */
export async function showBeforeSql(store: Store, turnId: string): Promise<void> {
  const turn = await findTurnRow(store, turnId);
  const plan = await store
    .selectFrom("editStep")
    .select("position")
    .where("turnId", "=", turnId)
    .where("kind", "=", "plan")
    .where("position", "<=", turn.editPosition)
    .orderBy("position", "desc")
    .executeTakeFirst();
  await moveTo(store, turn, plan?.position ?? 0);
}

/** @throws AppError `conflict` if the turn shows another result than the caller has seen */
export function checkShown({ resultId }: HistoryPosition, of: string | null): void {
  if (of !== null && of !== resultId) throw answerChanged();
}

async function findTurnRow(store: Store, turnId: string): Promise<Shown> {
  return store
    .selectFrom("turn")
    .select(["id", "resultId", "editPosition"])
    .where("id", "=", turnId)
    .executeTakeFirstOrThrow();
}

async function moveTo(store: Store, { id, editPosition }: Shown, position: number): Promise<void> {
  const { numUpdatedRows } = await store
    .updateTable("turn")
    .set({ editPosition: position })
    .where("id", "=", id)
    .where("editPosition", "=", editPosition)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw answerChanged();
}

function answerChanged(): AppError {
  return new AppError("conflict", askingMessages.answerChanged);
}
