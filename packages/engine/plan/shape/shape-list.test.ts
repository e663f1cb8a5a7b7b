import { expect, test } from "vitest";
import { shop } from "../../shop-catalog.test-support.ts";
import { collectRequest } from "../request/request.ts";
import { schemaOf } from "../schema/schema-of.test-support.ts";
import { shapeList } from "./shape-list.ts";

const schema = schemaOf(shop);

test("asking for all information lists every column", () => {
  const request = { ...collectRequest([], () => ""), entities: ["categories"], isWhole: true };
  expect(shapeList(request, schema)).toEqual([
    {
      kind: "list",
      way: "list",
      root: "categories",
      columns: ["id", "name", "department"].map((column) => ({ table: "categories", column })),
      order: [],
      count: null,
    },
  ]);
});
