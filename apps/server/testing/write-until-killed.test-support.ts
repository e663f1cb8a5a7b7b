import { writeSync } from "node:fs";
import { openStore } from "../store/open-store.ts";

/*
 * A program of its own: writes to the store of a folder, one row after the other, and says of each that it was
 * acknowledged, until somebody kills it. The names of its rows start with what it is given.
 */
const [folder = "", prefix = ""] = process.argv.slice(2);
const store = await openStore({ kind: "embedded", folder });
for (let at = 0; ; at++) {
  const name = `${prefix}-${at}`;
  await store
    .insertInto("serverSetting")
    .values({ name, value: "x".repeat(200), updatedAtMs: at })
    .execute();
  // At once and to the pipe itself: what is buffered in the process would die with it.
  writeSync(1, `${name}\n`);
}
