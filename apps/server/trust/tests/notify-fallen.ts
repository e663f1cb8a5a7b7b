import { notifyEditors } from "../../people/notify-editors.ts";
import type { StoreContext } from "../../store/store-context.ts";
import type { TestRow } from "./test-rows.ts";

/** Notifies the editors of a database of tests that passed before and do not any longer: once for all of them. */
export async function notifyFallen(
  context: StoreContext,
  databaseId: string,
  fallen: readonly Pick<TestRow, "question">[],
): Promise<void> {
  const [first] = fallen;
  if (first === undefined) return;
  const title =
    fallen.length === 1
      ? `“${first.question}” no longer has the expected answer`
      : `${fallen.length.toLocaleString("en-US")} questions no longer have the expected answers, first “${first.question}”`;
  await notifyEditors(context, { databaseId, title, url: `/databases/${databaseId}/answers?list=failed` });
}
