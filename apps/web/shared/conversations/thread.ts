import type { Turn } from "@askery/api";

/** The properties that make turns a tree. */
export type Linked = Pick<Turn, "id" | "afterTurnId">;

/**
 * Traces a path through a conversation's tree, first question first: to the picked one, and on to the latest one after
 * it. By default to the latest question. Turns must be in the order they were asked.
 */
export function traceThread<One extends Linked>(
  turns: readonly One[],
  picked: string | null,
): readonly One[] {
  const byId = new Map(turns.map((turn) => [turn.id, turn]));
  const start = (picked === null ? undefined : byId.get(picked)) ?? turns.at(-1);
  if (start === undefined) return [];
  const thread = [start];
  const seen = new Set([start.id]);
  const isNew = (turn: One | undefined): turn is One => turn !== undefined && !seen.has(turn.id);
  for (let up = parentOf(start, byId); isNew(up); up = parentOf(up, byId)) {
    thread.unshift(up);
    seen.add(up.id);
  }
  if (picked === null) return thread;
  for (let down = lastAfter(turns, start.id); isNew(down); down = lastAfter(turns, down.id)) {
    thread.push(down);
    seen.add(down.id);
  }
  return thread;
}

/** The position of a question among its versions. */
export interface VersionPosition {
  /** Counts from 1. */
  readonly number: number;
  readonly count: number;
  readonly previous: string | null;
  readonly next: string | null;
}

export function positionOf(turns: readonly Linked[], id: string): VersionPosition {
  const own = turns.find((turn) => turn.id === id);
  const versions = turns.filter(({ afterTurnId }) => afterTurnId === own?.afterTurnId);
  const index = versions.findIndex((turn) => turn.id === id);
  return {
    number: index + 1,
    count: versions.length,
    previous: versions[index - 1]?.id ?? null,
    next: versions[index + 1]?.id ?? null,
  };
}

function parentOf<One extends Linked>({ afterTurnId }: One, byId: ReadonlyMap<string, One>): One | undefined {
  return afterTurnId === null ? undefined : byId.get(afterTurnId);
}

function lastAfter<One extends Linked>(turns: readonly One[], id: string): One | undefined {
  return turns.findLast(({ afterTurnId }) => afterTurnId === id);
}
