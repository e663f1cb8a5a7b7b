import { getMe, getSession, getSetup, setOwnFormats } from "@askery/api";
import { readMe, readSetup, type MeContext, type SetupContext } from "./read-account.ts";
import * as formats from "./own-formats.ts";
import { serve, type Served } from "../endpoints/serve.ts";

export function accountRoutes(context: MeContext & SetupContext): readonly Served[] {
  return [
    serve(getMe, (_request, { userId }) => readMe(context, userId)),
    serve(setOwnFormats, ({ body }, { userId }) => formats.setOwnFormats(context, { ...body, userId })),
    // For a signed-out visitor the session is null, not an error.
    serve(getSession, async (_request, { userId }) => (userId === "" ? null : readMe(context, userId))),
    serve(getSetup, (_request, { isLoopback }) => readSetup(context, { isLoopback })),
  ];
}
