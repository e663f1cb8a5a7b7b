import {
  declareRelationship,
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
import { annotate } from "../services/schema/annotate.ts";
import * as relationships from "../services/schema/change-relationships.ts";
import { drawHistograms as draw } from "../services/schema/draw-histograms.ts";
import { listRelationships as list } from "../services/schema/list-relationships.ts";
import { getNeighborhood as showNeighborhood } from "../services/schema/show-neighborhood.ts";
import { previewTable as preview } from "../services/schema/preview-table.ts";
import type { SchemaContext } from "../services/schema/schema-context.ts";
import * as tables from "../services/schema/show-tables.ts";
import { serve, type Served } from "./serve.ts";

export function schemaRoutes(parts: SchemaContext): readonly Served[] {
  return [
    serve(listTables, ({ params, query }) => tables.listTables(parts, { ...params, ...query })),
    serve(getTable, ({ params }) => tables.getTable(parts, params)),
    serve(previewTable, ({ params }, { signal }) => preview(parts, { ...params, signal })),
    serve(drawHistograms, ({ params }, { signal }) => draw(parts, { ...params, signal })),
    serve(updateTable, ({ params, body }, { userId }) => annotate(parts, { ...params, ...body, userId })),
    serve(updateColumn, ({ params, body }, { userId }) => annotate(parts, { ...params, ...body, userId })),
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
