import { signIn } from "@askery/api";
import { zodResolver } from "@hookform/resolvers/zod";
import { useQuery } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { call } from "../../shared/server/call.ts";
import { Notice } from "../../ui/notice.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import type { PanelProps } from "./panel-context.ts";
import { PanelForm } from "./panel-form.tsx";
import { OtherWays } from "./other-ways.tsx";
import { ProviderNotice } from "./provider-notice.tsx";
import { PanelSwitch, SwitchLink } from "./panel-switch.tsx";
import { setupQuery } from "../../shared/server/setup-query.ts";
import { useSentForm } from "../../shared/server/use-sent-form.ts";

/** Signs in with e-mail address and password, or with a passkey. */
export function SignInForm({ search, email, onEmailChange, onOpen, outcome, onSignedIn }: PanelProps) {
  const { data: setup } = useQuery(setupQuery);
  const form = useForm({ resolver: zodResolver(signIn.body), defaultValues: { email, password: "" } });
  const { errors } = form.formState;
  const { submit, notice, isBusy } = useSentForm(form, async (body) => {
    const { status } = await call(signIn, { body });
    if (status === "needs-code") onOpen("code");
    else onSignedIn();
  });
  return (
    <>
      {outcome === "password-changed" && (
        <Notice tone="success" title="Password changed">
          Sign in with the new one. You have been signed out everywhere else.
        </Notice>
      )}
      {outcome === "sign-in-expired" && (
        <Notice tone="warning" title="This sign-in has expired">
          Enter your password again, and then a new code.
        </Notice>
      )}
      {search.verified === "1" && (
        <Notice tone="success" title="Your address is verified">
          Sign in to continue.
        </Notice>
      )}
      <ProviderNotice problem={search.problem} provider={setup?.provider ?? "the provider"} />
      <PanelForm onSubmit={submit} notice={notice} isBusy={isBusy} action="Sign in">
        <TextField
          {...form.register("email", {
            onChange: (event: { target: { value: string } }) => onEmailChange(event.target.value),
          })}
          label="E-mail"
          type="email"
          inputMode="email"
          autoComplete="username"
          error={errors.email?.message}
        />
        <PasswordField
          {...form.register("password")}
          label="Password"
          autoComplete="current-password"
          error={errors.password?.message}
          aside={<SwitchLink onClick={() => onOpen("forgotten-password")}>Forgot it?</SwitchLink>}
        />
      </PanelForm>
      <OtherWays provider={setup?.provider ?? null} next={search.next} onSignedIn={() => onSignedIn()} />
      <PanelSwitch
        question={setup?.hasOwner === false ? "Nobody has an account here yet." : "No account yet?"}
      >
        <SwitchLink onClick={() => onOpen("sign-up")}>
          {setup?.hasOwner === false ? "Create the first one" : "Sign up"}
        </SwitchLink>
      </PanelSwitch>
    </>
  );
}
