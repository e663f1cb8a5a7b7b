import { expect, test } from "vitest";
import { readQueues } from "./question-queue.ts";

test.each<[string | null, object]>([
  [null, {}],
  ['{"a":["one","two"]}', { a: ["one", "two"] }],
  ['{"a":["one",2],"b":["three"],"c":"four"}', { b: ["three"] }],
  ["null", {}],
  ["{broken", {}],
])("stored queues are read from %s", (saved, queues) => {
  expect(readQueues(saved)).toEqual(queues);
});
