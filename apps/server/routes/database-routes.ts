import {
  addSampleDatabase,
  changePlan,
  deleteDatabase,
  getDatabase,
  getUsage,
  listDatabases,
  restoreDatabase,
  updateDatabase,
} from "@askery/api";
import * as databases from "../services/databases.ts";
import { addSampleDatabase as addSample } from "../services/sample-databases.ts";
import type { StoreContext } from "../services/store-context.ts";
import * as usage from "../services/usage.ts";
import { serve, type Served } from "./serve.ts";

export function databaseRoutes(parts: StoreContext): readonly Served[] {
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
    serve(changePlan, ({ params, body }, { userId }) =>
      databases.updateDatabase(parts, { ...params, ...body, userId }),
    ),
    serve(deleteDatabase, ({ params }, { userId }) => databases.deleteDatabase(parts, { ...params, userId })),
    serve(restoreDatabase, ({ params }, { userId }) =>
      databases.restoreDatabase(parts, { ...params, userId }),
    ),
  ];
}
