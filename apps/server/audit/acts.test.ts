import * as api from "@askery/api";
import { expect, test } from "vitest";

/** What every endpoint declares to leave in the audit log. */
const endpoints = (Object.values(api) as readonly unknown[]).filter(isEndpoint);

function isEndpoint(exported: unknown): exported is api.Endpoint {
  return typeof exported === "object" && exported !== null && "access" in exported;
}

test("every endpoint that may change something is logged, or declares why not", () => {
  const silent = endpoints.filter(({ method, act }) => method !== "get" && act === null);
  expect(silent.map(({ name }) => name)).toEqual([]);
});

test("every endpoint that exports something is logged", () => {
  const exports = endpoints.filter(({ name }) => name.startsWith("export"));
  expect(exports.filter(({ act }) => act?.kind !== "logged").map(({ name }) => name)).toEqual([]);
});

test("no log contains passwords, tokens, codes or connections", () => {
  const facts = endpoints.flatMap(({ act }) => (act?.kind === "logged" ? act.facts : []));
  expect(facts.filter((fact) => /password|token|code|secret|connection/i.test(fact))).toEqual([]);
});
