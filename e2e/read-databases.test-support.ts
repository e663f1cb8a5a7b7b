import type { Database, Me } from "@askery/api";
import type { TestPerson } from "../apps/server/testing/test-people.test-support.ts";

/** The databases that a user may use, oldest first. */
export async function readDatabases({ browser }: TestPerson): Promise<readonly Database[]> {
  const { body } = await browser.get("/api/me");
  // The response has this type for signed-in users, as these are.
  return (body as Me).databases;
}
