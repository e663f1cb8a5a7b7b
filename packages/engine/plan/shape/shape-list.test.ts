import { expect, test } from "vitest";
import { prepareDatabase } from "../../answer.ts";
import { shop } from "../../shop-catalog.test-support.ts";
import { collectRequest } from "../request/request.ts";
import { shapeList } from "./shape-list.ts";

const { schema } = prepareDatabase({ catalog: shop, values: [], glossary: { entries: [] } });

test("all information about a thing is every column of it", () => {
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
