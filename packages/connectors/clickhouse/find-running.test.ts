import { expect, test } from "vitest";
import { findRunning } from "./find-running.ts";

test.each([
  ["SELECT * FROM url('http://x', CSV)", "url"],
  ["SELECT a FROM t INNER JOIN remote('x', db.t) AS r USING (a)", "remote"],
  ["SELECT a FROM (SELECT * FROM executable('x', CSV, 'a String'))", "executable"],
  ["SELECT sleep(1) AS a", "sleep"],
  ["SELECT file('x') AS a", "file"],
])("%s runs %s", (definition, runs) => {
  expect(findRunning(definition)).toEqual({ runs });
});

test.each([
  "SELECT a FROM db.t WHERE b = 'FROM url(x)'",
  "SELECT number FROM numbers(10)",
  "SELECT t.file, lower(sleep) FROM db.t",
  "",
])("%s runs nothing", (definition) => {
  expect(findRunning(definition)).toEqual({});
});
