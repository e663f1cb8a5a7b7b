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

test("a message that may wait is sent with the next one, or alone when none comes", async () => {
  const sent: (readonly number[])[] = [];
  const outbox = openOutbox<number>((messages) => void sent.push(messages));
  outbox.putLater(1);
  await nextTurn();
  expect(sent).toEqual([]);
  outbox.put(2);
  await nextTurn();
  expect(sent).toEqual([[1, 2]]);
  outbox.putLater(3);
  await expect.poll(() => sent).toEqual([[1, 2], [3]]);
});
