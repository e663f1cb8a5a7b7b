import { reproduceTurn } from "@askery/api";
import type { AskingContext } from "../databases/sources/asking-context.ts";
import { databaseOf } from "../endpoints/database-of.ts";
import { serve, type Served } from "../endpoints/serve.ts";
import { reproduceTurn as reproduce } from "./checks/reproduce-turn.ts";

/** What makes answers trustworthy: running them again. */
export function trustRoutes(parts: AskingContext): readonly Served[] {
  return [
    serve(reproduceTurn, ({ params }, { grant, signal }) =>
      reproduce(parts, { ...params, databaseId: databaseOf(grant), signal }),
    ),
  ];
}
