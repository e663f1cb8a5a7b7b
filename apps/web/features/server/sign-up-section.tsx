import { getServerState, getSetup, setSignUpRule, type SignUpRule } from "@askery/api";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../shared/server/call.ts";
import { invalidateAll } from "../../shared/server/endpoint-query.ts";
import { reportFailure } from "../../shared/server/report-failure.ts";
import { failures } from "../../shared/wording/failures.ts";
import { ChoiceCards } from "../../ui/choice-card.tsx";
import { Section } from "../../ui/section.tsx";
import { showToast } from "../../ui/toast-store.ts";

const choices = [
  { value: "open", label: "Everybody", detail: "anyone with an e-mail address can make an account" },
  { value: "invited", label: "By invitation", detail: "only people who open an invitation to a database" },
  { value: "closed", label: "Nobody", detail: "the accounts that exist keep working" },
] as const satisfies readonly {
  readonly value: SignUpRule;
  readonly label: string;
  readonly detail: string;
}[];

/** Who may make an account. A change is effective at once. */
export function SignUpSection({ rule }: { readonly rule: SignUpRule }) {
  const client = useQueryClient();
  const set = useMutation({
    mutationFn: async (next: SignUpRule) => call(setSignUpRule, { body: { rule: next } }),
    onSuccess: async () => {
      showToast("Sign-up changed");
      await invalidateAll(client, [getServerState, getSetup]);
    },
    onError: (error) => reportFailure(failures.notChanged, error),
  });
  return (
    <Section title="Sign-up" description="Who can make an account on this server, also with single sign-on.">
      <ChoiceCards
        label="Who can sign up"
        choices={choices}
        value={set.isPending ? set.variables : rule}
        onValueChange={(next) => set.mutate(next)}
      />
    </Section>
  );
}
