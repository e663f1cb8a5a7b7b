import { expect, test } from "vitest";
import { readLabels } from "./read-labels.ts";

test.each([
  ["enum('low','high')", ["low", "high"]],
  ["SET('sea view','it''s','')", ["sea view", "it's", ""]],
  ["ENUM('a', 'b')[]", ["a", "b"]],
  ["varchar(20)", null],
])("%s declares %j", (declaration, labels) => {
  expect(readLabels(declaration)).toEqual(labels);
});
