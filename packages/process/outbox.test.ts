import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { openOutbox } from "./outbox.ts";

test("messages of one turn are sent together, in order; queued ones can be sent at once", async () => {
  const sent: (readonly number[])[] = [];
  const outbox = openOutbox<number>((messages) => void sent.push(messages));
  outbox.put(1);
  outbox.put(2);
  expect(sent).toEqual([]);
  await nextTurn();
  expect(sent).toEqual([[1, 2]]);
  outbox.put(3);
  outbox.flush();
  outbox.flush();
  await nextTurn();
  expect(sent).toEqual([[1, 2], [3]]);
});
