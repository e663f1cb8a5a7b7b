import { beginProviderSignIn } from "@askery/api";
import { useMutation, type UseMutationResult } from "@tanstack/react-query";
import { call } from "./call.ts";

/** Opens the provider, which leads back to a page of this server. */
export function useProviderSignIn(next: string | undefined): UseMutationResult<void, Error, void> {
  return useMutation({
    mutationFn: async () => {
      const { url } = await call(beginProviderSignIn, { body: { next } });
      location.assign(url);
    },
  });
}
