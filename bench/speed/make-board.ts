import type { Card, ChartSummary, Dashboard, Turn } from "@askery/api";
import type { SignedInClient } from "./signed-in-client.ts";

/** A dashboard whose cards are the answers of questions. */
export interface Board {
  readonly path: string;
  readonly cards: readonly Card[];
  /** The SQL of each card. */
  readonly statements: readonly string[];
}

interface BoardRequest {
  /** The path of the database. */
  readonly database: string;
  readonly questions: readonly string[];
  /** Questions without an answer are left out; more cards than this are not made. */
  readonly maxCards: number;
}

/** Asks questions, and puts the charts of their answers on a new dashboard. */
export async function makeBoard(
  client: SignedInClient,
  { database, questions, maxCards }: BoardRequest,
): Promise<Board> {
  const made = await client.call<Dashboard>("POST", `${database}/dashboards`, { title: "Measured" });
  const path = `/api/dashboards/${made.id}`;
  const statements: string[] = [];
  for (const question of questions) {
    const turn = await client.ask(question);
    const sql = sqlOf(turn);
    if (sql === null) continue;
    const { id } = await client.call<ChartSummary>("POST", `/api/turns/${turn.id}/charts`, {});
    await client.call("POST", `${path}/cards`, { chartId: id });
    statements.push(sql);
    if (statements.length === maxCards) break;
  }
  const { cards } = await client.call<Dashboard>("GET", path);
  const isWhole = cards.length >= Math.min(maxCards, questions.length);
  if (!isWhole) throw new Error(`Only ${cards.length} cards were made.`);
  return { path, cards, statements };
}

/** Reads the figures of a card. @param maxAgeMs saved ones that are older are computed again; null for any age */
export async function readCard(
  client: SignedInClient,
  { path }: Board,
  { id }: Card,
  maxAgeMs: number | null,
): Promise<void> {
  await client.call("POST", `${path}/cards/${id}/figures`, { filters: {}, maxAgeMs });
}

function sqlOf({ state }: Turn): string | null {
  return state.kind === "done" && state.outcome.kind === "answered" ? state.outcome.answer.sql : null;
}
