import { expect, test } from "vitest";
import { readConnectionForm } from "./read-connection-form.ts";

const read = (url: string) => readConnectionForm({ kind: "url", url });

test("a connection URL is split into stored parts and sealed secrets", () => {
  expect(read("postgresql://ada:p%40ss@db.example.com:6543/shop%20one?sslmode=require")).toEqual({
    record: {
      kind: "postgres",
      host: "db.example.com",
      port: 6543,
      database: "shop one",
      user: "ada",
      tls: { mode: "require", ca: null, certificate: null },
      tunnel: null,
      schemas: null,
    },
    secrets: { password: "p@ss" },
  });
});

test.each([
  ["mysql://ada:x@db.example.com/shop", "mysql", 3306, "verify-full"],
  ["mariadb://ada@localhost/shop", "mysql", 3306, "off"],
  ["postgres://ada@10.1.2.3/shop", "postgres", 5432, "off"],
  ["postgres://ada@[::1]/shop", "postgres", 5432, "off"],
  ["postgres://ada@db.example.com/shop?sslmode=prefer", "postgres", 5432, "verify-full"],
  ["postgres://ada@db.internal/shop?sslmode=verify-ca", "postgres", 5432, "verify-ca"],
  ["clickhouse://ada@ch.example.com", "clickhouse", 8443, "verify-full"],
  ["clickhouse://ada@localhost", "clickhouse", 8123, "off"],
])("%s: kind, port and TLS", (url, kind, port, mode) => {
  expect(read(url).record).toMatchObject({ kind, port, tls: { mode } });
});

test.each([
  "db.example.com",
  "https://ada:marker@db.example.com/shop",
  "postgres://ada:marker@db.example.com",
  "postgres://:marker@db.example.com/shop",
  "postgres://ada:marker%zz@db.example.com/shop",
])("%s is refused, and not repeated in the message", (url) => {
  expect(() => read(url)).toThrow(expect.objectContaining({ code: "invalid-input", field: "url" }));
  expect(() => read(url)).not.toThrow("marker");
});
