import { inject } from "vitest";

type Wanted = "postgres" | "mariadb" | "clickhouse" | "current-clickhouse" | "chromium" | "sample" | "web";

/** Asks the desk of this Vitest run (global-setup.ts) for something that tests share, or says why there is none. */
export async function askDesk<Answer extends object>(
  wanted: Wanted,
): Promise<Answer | { readonly skipped: string }> {
  const response = await fetch(`${inject("testServersUrl")}/${wanted}`);
  // The desk is ours: it gives what was asked for, or says why not.
  const answer = (await response.json()) as Answer | { readonly skipped: string };
  if (!("skipped" in answer)) return answer;
  return skipFor(wanted, answer.skipped);
}

/** What cannot be had is skipped with its reason. @throws where `ASKERY_TEST_REQUIRE` names it */
export function skipFor(wanted: Wanted, why: string): { readonly skipped: string } {
  const reason = `${wanted}: ${why}`;
  const required = process.env["ASKERY_TEST_REQUIRE"]?.split(",") ?? [];
  if (required.includes(wanted)) throw new Error(reason);
  return { skipped: reason };
}
