import {
  declareRelationship,
  describeTable,
  drawHistograms,
  getTable,
  getNeighborhood,
  judgeRelationships,
  listRelationships,
  listTables,
  previewTable,
  removeRelationship,
  updateColumn,
  updateTable,
} from "@askery/api";
import { annotate } from "./annotate.ts";
import * as relationships from "./change-relationships.ts";
import { describeTable as describe } from "./describe-table.ts";
import { drawHistograms as draw } from "./draw-histograms.ts";
import { listRelationships as list } from "./list-relationships.ts";
import { getNeighborhood as showNeighborhood } from "./show-neighborhood.ts";
import { previewTable as preview } from "./preview-table.ts";
import type { SchemaContext } from "./schema-context.ts";
import * as tables from "./show-tables.ts";
import { roleOf } from "../../endpoints/role-of.ts";
import { serve, type Served } from "../../endpoints/serve.ts";

export function schemaRoutes(parts: SchemaContext): readonly Served[] {
  return [
    serve(listTables, ({ params, query }) => tables.listTables(parts, { ...params, ...query })),
    serve(getTable, ({ params }) => tables.getTable(parts, params)),
    serve(previewTable, ({ params }, { signal }) => preview(parts, { ...params, signal })),
    serve(drawHistograms, ({ params }, { signal }) => draw(parts, { ...params, signal })),
    serve(describeTable, ({ params }, { signal }) => describe(parts, { ...params, signal })),
    serve(updateTable, ({ params, body }, { userId, grant }) =>
      annotate(parts, { ...params, ...body, userId, role: roleOf(grant) }),
    ),
    serve(updateColumn, ({ params, body }, { userId, grant }) =>
      annotate(parts, { ...params, ...body, userId, role: roleOf(grant) }),
    ),
    serve(listRelationships, ({ params, query }) => list(parts, { ...params, ...query })),
    serve(getNeighborhood, ({ params, query }) => showNeighborhood(parts, { ...params, ...query })),
    serve(declareRelationship, ({ params, body }, { userId }) =>
      relationships.declareRelationship(parts, { ...params, ...body, userId }),
    ),
    serve(judgeRelationships, ({ params, body }, { userId }) =>
      relationships.judgeRelationships(parts, { ...params, ...body, userId }),
    ),
    serve(removeRelationship, async ({ params }) => {
      await relationships.removeRelationship(parts, params);
      return null;
    }),
  ];
}
