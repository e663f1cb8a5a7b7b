import { expect, test } from "vitest";
import { checkReading } from "./allow-reading.ts";

const reads = [
  "SELECT 1",
  "  (SELECT 1) UNION ALL (SELECT 2);",
  "WITH 1 AS x SELECT x",
  "-- a comment\nSELECT 1",
  "/* SETTINGS a = 1 */ SELECT 1 -- SETTINGS b = 2",
  "SELECT 'SETTINGS readonly = 0', 'it''s \\' SETTINGS a', \"SETTINGS\", `SETTINGS` FROM t",
  "SELECT t.settings, (SELECT 1) AS x FROM t WHERE settings = 1",
  "SELECT name FROM system.settings WHERE name = 'x'",
  'SELECT name FROM "system" . settings WHERE name = 1',
  "SELECT 'costs $5 “quoted”'",
];

test.each(reads)("allows %s", (text) => {
  expect(() => checkReading(text)).not.toThrow();
});

const refused = [
  ["", "it is empty"],
  [" -- nothing", "it is empty"],
  ["DROP TABLE t", "it is a DROP"],
  ["/* SELECT */ DROP TABLE t", "it is a DROP"],
  ["SELECT * FROM (SELECT * FROM url('http://x') SETTINGS readonly = 0)", "SETTINGS"],
  ["SELECT 1 settings/**/readonly=0", "SETTINGS"],
  ["SELECT 1 SETTINGS\n`readonly` = 0", "SETTINGS"],
  ["SELECT 1 SETTINGS join_use_nulls", "SETTINGS"],
  ["SELECT * FROM (SELECT 1. SETTINGS readonly = 0)", "SETTINGS"],
  ["SELECT 1 INTO/**/OUTFILE '/tmp/x'", "writes to a file"],
  // Servers differ in where these literals end, so the text inside must be checked as well.
  ["SELECT $$'$$, (SELECT 1 SETTINGS readonly = 0), $$'$$", "outside quotes"],
  ["SELECT ‘'‘, (SELECT 1 SETTINGS readonly = 0), ‘'‘", "outside quotes"],
] as const;

test.each(refused)("refuses %s", (text, reason) => {
  expect(() => checkReading(text)).toThrow(reason);
});
