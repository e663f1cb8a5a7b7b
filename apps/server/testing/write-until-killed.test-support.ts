import { writeSync } from "node:fs";
import { openStore } from "../store/open-store.ts";

/*
 * A program that writes rows to the store of a folder, one after the other, and prints the name of each one that was
 * acknowledged, until it is killed. Its first argument is the folder, its second the prefix of the names.
 */
const [folder = "", prefix = ""] = process.argv.slice(2);
const store = await openStore({ kind: "embedded", folder });
for (let at = 0; ; at++) {
  const name = `${prefix}-${at}`;
  await store
    .insertInto("serverSetting")
    .values({ name, value: "x".repeat(200), updatedAtMs: at })
    .execute();
  // Writes directly to the pipe, because text that is buffered in the process would be lost with it.
  writeSync(1, `${name}\n`);
}
