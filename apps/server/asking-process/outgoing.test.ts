import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { openOutgoing } from "./outgoing.ts";

test("what is put in one turn goes out together, in order; what waits can be sent at once", async () => {
  const sent: (readonly number[])[] = [];
  const outgoing = openOutgoing<number>((messages) => void sent.push(messages));
  outgoing.put(1);
  outgoing.put(2);
  expect(sent).toEqual([]);
  await nextTurn();
  expect(sent).toEqual([[1, 2]]);
  outgoing.put(3);
  outgoing.flush();
  outgoing.flush();
  await nextTurn();
  expect(sent).toEqual([[1, 2], [3]]);
});
