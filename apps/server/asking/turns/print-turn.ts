import type { Conversation, ConversationSummary, Person } from "@askery/api";
import type { Selectable } from "kysely";
import type { TurnTable } from "../../store/tables.ts";
import type { SettledTurn, ShownFacts } from "./running-turns.ts";

export type TurnRow = Selectable<TurnTable>;

/** The columns of a row that are needed to print a turn. */
export type PrintedTurn = Pick<
  TurnRow,
  "id" | "question" | "without" | "choice" | "afterTurnId" | "askedAtMs"
> &
  PrintedState;

/** The outcome of a turn; or that it is still running. */
export type PrintedState = Pick<TurnRow, "state"> & Pick<SettledTurn, "result" | "shown">;

/** Prints a turn as JSON. Its result is already JSON and is not parsed. */
export function printTurn(row: PrintedTurn, askedBy: Person): string {
  const { id, question, choice, afterTurnId, askedAtMs } = row;
  const head = JSON.stringify({ id, question, choice, afterTurnId, askedAtMs, askedBy });
  return `${head.slice(0, -1)},"without":${row.without},"state":${printState(row)}}`;
}

/** A turn's state as JSON. */
export function printState({ state, result, shown }: PrintedState): string {
  switch (state) {
    case "running":
      return JSON.stringify({ kind: state });
    case "stopped":
      return `{"kind":"stopped"${result === null ? "" : `,"by":${result}`}}`;
    case "done":
      return `{"kind":"done","outcome":${result ?? "null"}${printShown(shown)}}`;
    case "failed":
      return `{"kind":"failed","failure":${result ?? "null"}}`;
  }
}

function printShown(shown: ShownFacts = {}): string {
  const facts = JSON.stringify(shown).slice(1, -1);
  return facts === "" ? "" : `,${facts}`;
}

/** Prints a conversation as JSON. Its turns are already JSON. */
export function printConversation(
  summary: ConversationSummary & Pick<Conversation, "hasReport">,
  turns: readonly string[],
): string {
  return `${JSON.stringify(summary).slice(0, -1)},"turns":[${turns.join(",")}]}`;
}
