import {
  checkFilters,
  getFilterReach,
  listCardFields,
  listColumnValues,
  listFilterChoices,
  listFilterValues,
  readCardFigures,
} from "@askery/api";
import { jsonResponse } from "../../endpoints/json-response.ts";
import { serve, type Served } from "../../endpoints/serve.ts";
import { readCardFigures as readFigures, type FiguresContext } from "./card-figures.ts";
import * as filters from "./filter-cards.ts";

/** The filters of dashboards, and the figures of cards under them. */
export function filterRoutes(parts: FiguresContext): readonly Served[] {
  return [
    serve(readCardFigures, async ({ params, body }, { userId, signal }) =>
      jsonResponse(await readFigures(parts, { ...params, ...body, userId, signal })),
    ),
    serve(getFilterReach, ({ params }, { signal }) => filters.getFilterReach(parts, { ...params, signal })),
    serve(checkFilters, ({ params, body }, { signal }) =>
      filters.getFilterReach(parts, { ...params, signal }, body.filters),
    ),
    serve(listFilterChoices, ({ params, query }, { signal }) =>
      filters.listFilterChoices(parts, { ...params, ...query, signal }),
    ),
    serve(listCardFields, ({ params, query }, { signal }) =>
      filters.listCardFields(parts, { ...params, ...query, signal }),
    ),
    serve(listFilterValues, ({ params, body }, { signal }) =>
      filters.listFilterValues(parts, { ...params, ...body, signal }),
    ),
    serve(listColumnValues, ({ params, body }, { signal }) =>
      filters.listColumnValues(parts, { ...params, ...body, signal }),
    ),
  ];
}
