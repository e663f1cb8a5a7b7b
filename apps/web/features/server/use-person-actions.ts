import { listServerPeople, reactivatePerson, signPersonOut, suspendPerson, type Person } from "@askery/api";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../shared/server/call.ts";
import { invalidateAll } from "../../shared/server/endpoint-query.ts";
import { reportFailure } from "../../shared/server/report-failure.ts";
import { failures } from "../../shared/wording/failures.ts";
import { showToast } from "../../ui/toast-store.ts";

/** What the owner of the server does about a person. */
interface PersonAction {
  readonly kind: "suspend" | "reactivate" | "sign-out";
  readonly person: Person;
}

const endpoints = {
  suspend: suspendPerson,
  reactivate: reactivatePerson,
  "sign-out": signPersonOut,
} as const;
const inverses = { suspend: "reactivate", reactivate: "suspend", "sign-out": null } as const;
const words = {
  suspend: "is suspended",
  reactivate: "can sign in again",
  "sign-out": "is signed out everywhere",
} as const;

/** Suspends, reactivates and signs people out. The first two can be undone. */
export function usePersonActions() {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationFn: async ({ kind, person }: PersonAction) =>
      call(endpoints[kind], { params: { personId: person.id } }),
    onSuccess: async (_, { kind, person }) => {
      const inverse = inverses[kind];
      showToast(
        `${person.name} ${words[kind]}`,
        inverse === null
          ? undefined
          : { label: "Undo", act: () => mutation.mutate({ kind: inverse, person }) },
      );
      await invalidateAll(client, [listServerPeople]);
    },
    onError: (error) => reportFailure(failures.notChanged, error),
  });
  return { run: mutation.mutate, isBusy: mutation.isPending };
}
