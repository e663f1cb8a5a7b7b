import {
  addSampleDatabase,
  changePlan,
  deleteDatabase,
  getDatabase,
  getLogo,
  getUsage,
  listDatabases,
  restoreDatabase,
  updateDatabase,
  uploadLogo,
} from "@askery/api";
import * as databases from "./workspaces/databases.ts";
import { readLogo } from "./logos/read-logo.ts";
import { uploadLogo as upload } from "./logos/upload-logo.ts";
import { addSampleDatabase as addSample } from "./sample/sample-databases.ts";
import type { PlanContext } from "./plans/plan-limits.ts";
import * as usage from "./workspaces/usage.ts";
import { pictureResponse } from "../endpoints/picture-response.ts";
import { serve, type Served } from "../endpoints/serve.ts";

export function databaseRoutes(parts: PlanContext): readonly Served[] {
  return [
    serve(listDatabases, (_, { userId }) => databases.listDatabases(parts, { userId })),
    serve(addSampleDatabase, async (_, { userId }) => {
      const databaseId = await addSample(parts, { userId });
      return databases.findDatabase(parts, { databaseId, userId });
    }),
    serve(getDatabase, ({ params }, { userId }) => databases.getDatabase(parts, { ...params, userId })),
    serve(getUsage, ({ params }) => usage.getUsage(parts, params)),
    serve(updateDatabase, ({ params, body }, { userId }) =>
      databases.updateDatabase(parts, { ...params, ...body, userId }),
    ),
    serve(uploadLogo, async ({ params }, { userId, bytes }) => {
      await upload(parts, { ...params, bytes });
      return databases.getDatabase(parts, { ...params, userId });
    }),
    serve(getLogo, async ({ params }) => pictureResponse(await readLogo(parts, params))),
    serve(changePlan, ({ params, body }, { userId }) =>
      databases.updateDatabase(parts, { ...params, ...body, userId }),
    ),
    serve(deleteDatabase, ({ params }, { userId }) => databases.deleteDatabase(parts, { ...params, userId })),
    serve(restoreDatabase, ({ params }, { userId }) =>
      databases.restoreDatabase(parts, { ...params, userId }),
    ),
  ];
}
