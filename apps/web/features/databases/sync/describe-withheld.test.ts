import { expect, test } from "vitest";
import { describeWithheld } from "./describe-withheld.ts";

const columns = ["password", "salt", "pin", "token"].map((column) => ({
  table: "users",
  column,
  reason: "Its name speaks of a secret.",
}));

test.each([
  [1, "1 column looks secret and is withheld: users.password."],
  [3, "3 columns look secret and are withheld: users.password, users.salt, users.pin."],
  [4, "4 columns look secret and are withheld: users.password, users.salt, users.pin and 1 more."],
])("%i withheld columns are counted, and the first are named", (count, words) => {
  expect(describeWithheld(columns.slice(0, count))).toBe(words);
});
