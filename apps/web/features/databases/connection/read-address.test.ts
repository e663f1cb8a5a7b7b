import { expect, test } from "vitest";
import { hidePassword, readAddress } from "./read-address.ts";

test("an address fills in the form", () => {
  expect(readAddress(" postgres://ines:p%40ss@db.example.com:5433/shop?sslmode=verify-full ")).toMatchObject({
    kind: "postgres",
    host: "db.example.com",
    port: "5433",
    database: "shop",
    user: "ines",
    password: "p@ss",
    tls: "verify-full",
  });
});

test.each([
  ["mysql://root@127.0.0.1/shop", { kind: "mysql", host: "127.0.0.1", port: "", user: "root", tls: "auto" }],
  ["mariadb://u:1%@host:80/d", { kind: "mysql", port: "80", password: "1%" }],
  [
    "jdbc:postgresql://host/db?user=u&password=p&ssl=true",
    { kind: "postgres", user: "u", password: "p", tls: "require" },
  ],
  ["postgresql+psycopg2://u:p@[::1]:5432/db", { kind: "postgres", host: "::1", port: "5432" }],
  ["clickhouse://u:p@host:8123", { kind: "clickhouse", port: "8123", database: "default" }],
])("%s", (text, draft) => {
  expect(readAddress(text)).toMatchObject(draft);
});

test.each(["", "db.example.com", "https://example.com/", "postgres://", "ftp://host/db"])(
  "%j is not a database address",
  (text) => {
    expect(readAddress(text)).toBeNull();
  },
);

test.each([
  ["postgres://ines:p%40ss@db:5433/shop?sslmode=require", "postgres://ines@db:5433/shop?sslmode=require"],
  ["postgres://ines:a:b@c@db/shop", "postgres://ines@db/shop"],
  ["postgres://ines@db:5432/shop", "postgres://ines@db:5432/shop"],
  ["jdbc:postgresql://db/shop?user=u&password=p&ssl=true", "jdbc:postgresql://db/shop?user=u&ssl=true"],
  ["jdbc:mysql://db/shop?password=p", "jdbc:mysql://db/shop"],
])("%s is shown without its password", (text, shown) => {
  expect(hidePassword(text)).toBe(shown);
});
