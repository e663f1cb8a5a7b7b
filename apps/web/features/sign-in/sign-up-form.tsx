import { signUp } from "@askery/api";
import { zodResolver } from "@hookform/resolvers/zod";
import { useQuery } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { ApiError, call } from "../../shared/server/call.ts";
import { safeNextPath } from "./next-path.ts";
import { Notice } from "../../ui/notice.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import type { PanelProps } from "./panel-context.ts";
import { PanelForm } from "./panel-form.tsx";
import { PanelSwitch, SwitchLink } from "./panel-switch.tsx";
import { setupQuery } from "../../shared/server/setup-query.ts";
import { useSentForm } from "../../shared/server/use-sent-form.ts";

/** The form for a new account, or why the server takes none. */
export function SignUpForm(props: PanelProps) {
  const { data: setup } = useQuery(setupQuery);
  const isInvited = props.search.next?.startsWith("/?panel=invitation") === true;
  const isOpen = setup === undefined || !setup.hasOwner || setup.signUp === "open";
  if (isOpen || (setup.signUp === "invited" && isInvited)) return <AccountForm {...props} />;
  return (
    <>
      {setup.signUp === "closed" ? (
        <Notice tone="warning" title="This server takes no new accounts">
          Ask the owner of the server.
        </Notice>
      ) : (
        <Notice tone="warning" title="This server takes new accounts by invitation">
          Ask somebody to invite you to a database, and open the link of the invitation.
        </Notice>
      )}
      <PanelSwitch question="Have an account?">
        <SwitchLink onClick={() => props.onOpen("sign-in")}>Sign in</SwitchLink>
      </PanelSwitch>
    </>
  );
}

/** Creates an account: the server's first user is signed in at once, others verify their e-mail address. */
function AccountForm({ search, email, onEmailChange, onOpen, onSignedIn }: PanelProps) {
  const { data: setup } = useQuery(setupQuery);
  const needsToken = setup?.needsToken === true;
  const form = useForm({
    resolver: zodResolver(signUp.body),
    defaultValues: { name: "", email, password: "", ...(needsToken && { setupToken: "" }) },
  });
  const { errors } = form.formState;
  const { submit, notice, isBusy } = useSentForm(form, async ({ setupToken, ...account }) => {
    const token = setupToken?.trim();
    const body = { ...account, next: safeNextPath(search.next), ...(token && { setupToken: token }) };
    const { status } = await call(signUp, { body }).catch((error: unknown) => {
      throw needsToken ? blameToken(error) : error;
    });
    if (status === "signed-in") onSignedIn();
    else onOpen("check-mail", "sign-up-mailed");
  });
  return (
    <>
      <PanelForm
        onSubmit={submit}
        notice={notice}
        isBusy={isBusy}
        action={setup?.hasOwner === false ? "Create the first account" : "Sign up"}
      >
        <TextField {...form.register("name")} label="Name" autoComplete="name" error={errors.name?.message} />
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
          autoComplete="new-password"
          hint="At least 8 characters."
          error={errors.password?.message}
        />
        {needsToken && (
          <TextField
            {...form.register("setupToken")}
            label="Setup token"
            autoComplete="off"
            spellCheck={false}
            hint="The first account owns this server. Find the token at the start of its log, after “setup token:”."
            error={errors.setupToken?.message}
          />
        )}
      </PanelForm>
      <PanelSwitch question="Have an account?">
        <SwitchLink onClick={() => onOpen("sign-in")}>Sign in</SwitchLink>
      </PanelSwitch>
    </>
  );
}

/** While the first account is created, a 403 means a wrong or missing token: shows the message at its field. */
function blameToken(error: unknown): unknown {
  if (!(error instanceof ApiError && error.problem.code === "forbidden")) return error;
  const { title, detail } = error.problem;
  return new ApiError({ ...error.problem, fields: { setupToken: `${title} ${detail}` } });
}
