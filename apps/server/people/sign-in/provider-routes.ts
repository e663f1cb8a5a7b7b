import { beginProviderSignIn, finishProviderSignIn, getSignInWays } from "@askery/api";
import { serve, type Served } from "../../endpoints/serve.ts";
import * as provider from "./provider-sign-in.ts";
import type { SignInParts } from "./sign-in-parts.ts";
import { readSignInWays } from "./sign-in-ways.ts";

export function providerRoutes(parts: SignInParts): readonly Served[] {
  return [
    serve(beginProviderSignIn, ({ body }, caller) => provider.beginProviderSignIn(parts, caller, body)),
    serve(finishProviderSignIn, async ({ query }, caller) => {
      const { userId, page } = await provider.finishProviderSignIn(parts, caller, query);
      caller.actsAs(userId);
      const headers = { location: page, "cache-control": "no-store", "referrer-policy": "no-referrer" };
      return new Response(null, { status: 303, headers });
    }),
    serve(getSignInWays, (_request, { userId }) => readSignInWays(parts, userId)),
  ];
}
