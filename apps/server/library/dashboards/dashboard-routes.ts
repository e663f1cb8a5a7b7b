import {
  addCard,
  createDashboard,
  deleteDashboard,
  duplicateDashboard,
  getDashboard,
  getDashboardImage,
  lookAtDashboard,
  listDashboardRevisions,
  listDashboards,
  restoreDashboard,
  restoreDashboardRevision,
  setFreshness,
  starDashboard,
  unstarDashboard,
  updateDashboard,
  uploadDashboardImage,
} from "@askery/api";
import * as cards from "./add-card.ts";
import * as changes from "./change-dashboard.ts";
import * as copies from "./copy-dashboard.ts";
import * as fresh from "./freshness.ts";
import { listRevisions } from "./dashboard-history.ts";
import { lookAtDashboard as lookAt } from "./dashboard-visits.ts";
import * as dashboards from "./dashboards.ts";
import { readImage, uploadImage } from "./text-images.ts";
import { addStar, removeStar } from "../saved/stars.ts";
import type { StoreContext } from "../../store/store-context.ts";
import { databaseOf } from "../../endpoints/database-of.ts";
import { pictureResponse } from "../../endpoints/picture-response.ts";
import { serve, type Served } from "../../endpoints/serve.ts";

export function dashboardRoutes(parts: StoreContext): readonly Served[] {
  return [
    serve(listDashboards, ({ params, query }, { userId }) =>
      dashboards.listDashboards(parts, { ...params, ...query, userId }),
    ),
    serve(createDashboard, ({ params, body }, { userId }) =>
      dashboards.createDashboard(parts, { ...params, ...body, userId }),
    ),
    serve(lookAtDashboard, ({ params }, { userId }) => lookAt(parts, { ...params, userId })),
    serve(getDashboard, ({ params }, { userId }) => dashboards.getDashboard(parts, { ...params, userId })),
    serve(updateDashboard, ({ params, body }, { userId }) =>
      changes.updateDashboard(parts, { ...params, ...body, userId }),
    ),
    serve(uploadDashboardImage, ({ params }, { bytes }) => uploadImage(parts, { ...params, bytes })),
    serve(getDashboardImage, async ({ params }) => pictureResponse(await readImage(parts, params))),
    serve(setFreshness, ({ params, body }) => fresh.setFreshness(parts, { ...params, change: body })),
    serve(addCard, ({ params, body: { id, ...chart } }, { userId, grant }) =>
      cards.addCard(parts, { ...params, id, chart, userId, databaseId: databaseOf(grant) }),
    ),
    serve(duplicateDashboard, ({ params, body }, { userId }) =>
      copies.duplicateDashboard(parts, { ...params, ...body, userId }),
    ),
    serve(listDashboardRevisions, ({ params }) => listRevisions(parts, params)),
    serve(restoreDashboardRevision, ({ params: { dashboardId, revision } }, { userId }) =>
      copies.restoreRevision(parts, { dashboardId, userId, revision: Number(revision) }),
    ),
    serve(deleteDashboard, ({ params }, { userId }) =>
      dashboards.deleteDashboard(parts, { ...params, userId }),
    ),
    serve(restoreDashboard, ({ params }, { userId }) =>
      dashboards.restoreDashboard(parts, { ...params, userId }),
    ),
    serve(starDashboard, async ({ params }, { userId }) => {
      await addStar(parts, { kind: "dashboard", targetId: params.dashboardId, userId });
      return null;
    }),
    serve(unstarDashboard, async ({ params }, { userId }) => {
      await removeStar(parts, { kind: "dashboard", targetId: params.dashboardId, userId });
      return null;
    }),
  ];
}
