import {
  addConnection,
  getConnection,
  getDatabaseAllowance,
  testConnection,
  testSavedConnection,
  updateConnection,
} from "@askery/api";
import * as connections from "./connections.ts";
import * as allowance from "./database-allowance.ts";
import * as tests from "./test-connection.ts";
import type { ConnectionContext } from "./connection-context.ts";
import { serve, type Served } from "../../endpoints/serve.ts";

export function connectionRoutes(parts: ConnectionContext): readonly Served[] {
  return [
    serve(getDatabaseAllowance, (_, { userId }) => allowance.getDatabaseAllowance(parts, { userId })),
    serve(testConnection, ({ body }, { userId }) => tests.testConnection(parts, { ...body, userId })),
    serve(addConnection, ({ body }, { userId }) => connections.addConnection(parts, { ...body, userId })),
    serve(getConnection, ({ params }) => connections.getConnection(parts, params)),
    serve(updateConnection, ({ params, body }, { userId }) =>
      connections.updateConnection(parts, { ...params, ...body, userId }),
    ),
    serve(testSavedConnection, ({ params, body }, { userId }) =>
      tests.testSavedConnection(parts, { ...params, ...body, userId }),
    ),
  ];
}
