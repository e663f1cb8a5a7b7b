import { noCode } from "@askery/model";
import { expect, test } from "vitest";
import { isMysqlInstead, mariadbForTests } from "../../../scripts/test-servers/mariadb.ts";
import { openServer } from "../open-server.ts";
import { listRows, signInAsAdmin, targetOf } from "./mysql-target.test-support.ts";

test("finds stored functions that a bare name calls where the server has no function of that name", async (context) => {
  const database = await mariadbForTests();
  if ("skipped" in database) return context.skip(database.skipped);
  if (isMysqlInstead) return context.skip("MySQL has this function itself");
  const before = await openServer(targetOf(database));
  expect(await before.code()).toBe(noCode);
  await before.close();
  const admin = await signInAsAdmin(database);
  await admin.query(`
    CREATE FUNCTION \`BIN_TO_UUID\` (n INT) RETURNS INT DETERMINISTIC RETURN 42;
    CREATE PROCEDURE wipe () SELECT 1`);
  expect(await listRows(admin, "SELECT bin_to_uuid(1)")).toEqual([[42]]);
  await admin.end();
  const connector = await openServer(targetOf(database));
  expect(await connector.code()).toEqual({ ...noCode, functions: new Set(["bin_to_uuid"]) });
  await connector.close();
});
