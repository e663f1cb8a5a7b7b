import type { Database, Me } from "@askery/api";
import type { TestPerson } from "../apps/server/testing/test-people.test-support.ts";

/** The databases that somebody may use, oldest first. */
export async function readDatabases({ browser }: TestPerson): Promise<readonly Database[]> {
  const { body } = await browser.get("/api/me");
  // The server answers so to whoever is signed in, as these people are.
  return (body as Me).databases;
}
