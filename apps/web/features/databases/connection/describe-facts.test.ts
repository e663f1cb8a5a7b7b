import type { ConnectionFacts } from "@askery/api";
import { expect, test } from "vitest";
import { describeFacts, describeTested } from "./describe-facts.ts";

const facts: ConnectionFacts = {
  product: "PostgreSQL",
  version: "17.2",
  isEncrypted: true,
  canWrite: false,
  readOnlyRoleSql: "",
  schemas: [
    { name: "public", tableCount: 12 },
    { name: "audit", tableCount: 1 },
  ],
  warning: null,
  latencyMs: 3.4,
  checkedAtMs: 0,
};

test("describes the product, whether the user can write, and encryption", () => {
  expect(describeFacts({ ...server, facts })).toEqual(["PostgreSQL 17.2", "read-only", "TLS"]);
  expect(describeFacts({ ...server, facts: { ...facts, canWrite: true, isEncrypted: false } })).toEqual([
    "PostgreSQL 17.2",
    "can write",
    "not encrypted",
  ]);
});

test("a file has no encryption", () => {
  const file = { ...facts, product: "SQLite", version: "3.50", canWrite: null };
  expect(describeFacts({ kind: "sqlite", path: "/data/a.db", facts: file })).toEqual(["SQLite 3.50"]);
});

test("without a successful test, describes only the kind", () => {
  expect(describeFacts({ ...server, facts: null })).toEqual(["PostgreSQL"]);
  expect(describeFacts({ kind: "sample" })).toEqual(["Sample data"]);
});

test("the result of a test includes tables and latency", () => {
  expect(describeTested(facts, true)).toEqual([
    "PostgreSQL 17.2",
    "encrypted",
    "read-only",
    "13 tables",
    "answers in 3 ms",
  ]);
});

const server = {
  kind: "postgres",
  host: "db.example.com",
  port: 5432,
  database: "shop",
  user: "askery",
  hasPassword: true,
  tls: { mode: "verify-full", ca: null, certificate: null, hasKey: false },
  tunnel: null,
  schemas: null,
} as const;
