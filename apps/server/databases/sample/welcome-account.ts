import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import type { Store } from "../../store/open-store.ts";
import type { SampleExampleTable, WelcomeTable } from "../../store/tables.ts";
import { insertSampleDatabase } from "./sample-databases.ts";
import type { StoreContext } from "../../store/store-context.ts";

/**
 * Gives a new account a database over the sample shop, with answered conversations: immediately if they exist,
 * otherwise as soon as they do. Once for each account.
 */
export async function welcomeAccount(
  { store, now }: StoreContext,
  { userId }: { readonly userId: string },
): Promise<void> {
  await store.transaction().execute(async (store) => {
    const known = await store
      .selectFrom("welcome")
      .select("workspaceId")
      .where("userId", "=", userId)
      .executeTakeFirst();
    if (known !== undefined) return;
    const workspaceId = await insertSampleDatabase({ store, now }, userId);
    await store
      .insertInto("welcome")
      .values({ workspaceId, userId, createdAtMs: now(), seededAtMs: null })
      .execute();
  });
  await seedWelcomes({ store, now });
}

/** Adds the example conversations to all accounts that wait for them, if they exist by now. */
export async function seedWelcomes(context: StoreContext): Promise<void> {
  const examples = await readExamples(context);
  if (examples.length === 0) return;
  const waiting = await context.store
    .selectFrom("welcome")
    .selectAll()
    .where("seededAtMs", "is", null)
    .execute();
  for (const welcome of waiting) await seed(context, welcome, examples);
}

type Example = Selectable<SampleExampleTable>;

/** The examples of the latest build that has any. */
async function readExamples({ store }: StoreContext): Promise<readonly Example[]> {
  const rows = await store.selectFrom("sampleExample").selectAll().orderBy("position").execute();
  const latest = rows
    .map(({ sampleVersion }) => sampleVersion)
    .toSorted()
    .at(-1);
  return rows.filter(({ sampleVersion }) => sampleVersion === latest);
}

async function seed(
  { store, now }: StoreContext,
  { workspaceId, userId }: Selectable<WelcomeTable>,
  examples: readonly Example[],
): Promise<void> {
  await store.transaction().execute(async (store) => {
    const { numUpdatedRows } = await store
      .updateTable("welcome")
      .set({ seededAtMs: now() })
      .where("workspaceId", "=", workspaceId)
      .where("seededAtMs", "is", null)
      .executeTakeFirstOrThrow();
    // Another process was faster.
    if (numUpdatedRows === 0n) return;
    for (const [index, example] of examples.entries()) {
      await insertExample(store, { workspaceId, userId, example, askedAtMs: now() - agoMs(index) });
    }
  });
}

const hourMs = 60 * 60 * 1000;

/** Earlier today, then about a day further back each time, at varying hours. */
function agoMs(index: number): number {
  return Math.round((1 + index * 21.7 + (index % 2) * 2.3) * hourMs);
}

interface ExampleCopy {
  readonly workspaceId: string;
  readonly userId: string;
  readonly example: Example;
  readonly askedAtMs: number;
}

async function insertExample(
  store: Store,
  { workspaceId, userId, example, askedAtMs }: ExampleCopy,
): Promise<void> {
  const conversationId = randomUUID();
  await store
    .insertInto("conversation")
    .values({
      id: conversationId,
      workspaceId,
      ownerId: userId,
      mode: "genesis",
      summary: example.summary,
      createdAtMs: askedAtMs,
      updatedAtMs: askedAtMs,
      deletedAtMs: null,
    })
    .execute();
  await store
    .insertInto("turn")
    .values({
      id: randomUUID(),
      conversationId,
      position: 1,
      afterTurnId: null,
      askerId: userId,
      question: example.question,
      state: "done",
      resultId: example.resultId,
      problem: null,
      steps: example.steps,
      askedAtMs,
      finishedAtMs: askedAtMs,
    })
    .execute();
}
