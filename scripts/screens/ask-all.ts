import type { ConversationSummary, Turn } from "@askery/api";
import type { ApiClient } from "./api-client.ts";
import { questions } from "./furniture.data.ts";

export interface AskedTurn {
  readonly chatId: string;
  readonly turnId: string;
}

/** What was asked, by what it shows. */
export type Asked = Readonly<Record<keyof typeof questions, AskedTurn>>;

/** Asks every question in a conversation of its own, with those that follow it and what stands in for them. */
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
  // Filled from the same record.
  return Object.fromEntries(asked) as Asked;
}

/** Follow-ups in turn; the last of them in two versions. */
async function askOn(client: ApiClient, chatId: string, first: string, texts: readonly string[]) {
  let after = first;
  for (const [place, text] of texts.entries()) {
    const turnId = await ask(client, chatId, text, after);
    if (place < texts.length - 2) after = turnId;
  }
}

/** Asks, and waits for what comes of it. */
async function ask(client: ApiClient, chatId: string, question: string, afterTurnId: string | null) {
  const path = `/api/conversations/${chatId}/turns`;
  const { id } = await client.post<Turn>(path, { question, afterTurnId });
  await client.readEvents(`/api/turns/${id}/events`);
  return id;
}
