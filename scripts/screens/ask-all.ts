import type { ConversationSummary, Turn } from "@askery/api";
import type { ApiClient } from "./api-client.ts";
import { questions } from "./furniture.data.ts";

export interface AskedTurn {
  readonly chatId: string;
  readonly turnId: string;
}

/** The questions' turns, by the name of the state that each shows. */
export type Asked = Readonly<Record<keyof typeof questions, AskedTurn>>;

/** Asks every question in a new conversation, with its follow-ups and replacements. */
export async function askAll(
  client: ApiClient,
  databases: Readonly<Record<"sample" | "warehouse" | "crossings" | "archive", string>>,
): Promise<Asked> {
  const asked = new Map<string, AskedTurn>();
  for (const [name, question] of Object.entries(questions)) {
    const path = `/api/databases/${databases[question.database]}/conversations`;
    const { id: chatId } = await client.post<ConversationSummary>(path, { mode: "genesis" });
    const turnId = await ask(client, chatId, question.text, null);
    if ("sql" in question) await client.readPosted(`/api/turns/${turnId}/sql`, { sql: question.sql });
    if ("next" in question) await askOn(client, chatId, turnId, question.next);
    asked.set(name, { chatId, turnId });
  }
  // It was filled from the same record.
  return Object.fromEntries(asked) as Asked;
}

/** Asks follow-ups one after the other, the last one in two versions. */
async function askOn(client: ApiClient, chatId: string, first: string, texts: readonly string[]) {
  let after = first;
  for (const [index, text] of texts.entries()) {
    const turnId = await ask(client, chatId, text, after);
    if (index < texts.length - 2) after = turnId;
  }
}

/** Asks a question and waits for its outcome. */
async function ask(client: ApiClient, chatId: string, question: string, afterTurnId: string | null) {
  const path = `/api/conversations/${chatId}/turns`;
  const { id } = await client.post<Turn>(path, { question, afterTurnId });
  await client.readEvents(`/api/turns/${id}/events`);
  return id;
}
