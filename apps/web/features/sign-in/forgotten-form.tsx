import { requestPasswordReset } from "@askery/api";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { call } from "../../shared/server/call.ts";
import { safeNextPath } from "./next-path.ts";
import { TextField } from "../../ui/text-field.tsx";
import type { PanelProps } from "./panel-context.ts";
import { PanelForm } from "./panel-form.tsx";
import { PanelSwitch, SwitchLink } from "./panel-switch.tsx";
import { useSentForm } from "../../shared/server/use-sent-form.ts";

/** Requests an e-mail for setting a new password. */
export function ForgottenForm({ search, email, onEmailChange, onOpen }: PanelProps) {
  const form = useForm({ resolver: zodResolver(requestPasswordReset.body), defaultValues: { email } });
  const { submit, notice, isBusy } = useSentForm(form, async (body) => {
    await call(requestPasswordReset, { body: { ...body, next: safeNextPath(search.next) } });
    onOpen("check-mail", "reset-mailed");
  });
  return (
    <>
      <PanelForm onSubmit={submit} notice={notice} isBusy={isBusy} action="E-mail me a link">
        <TextField
          {...form.register("email", {
            onChange: (event: { target: { value: string } }) => onEmailChange(event.target.value),
          })}
          label="E-mail"
          type="email"
          inputMode="email"
          autoComplete="username"
          error={form.formState.errors.email?.message}
        />
      </PanelForm>
      <PanelSwitch question="Remembered it?">
        <SwitchLink onClick={() => onOpen("sign-in")}>Sign in</SwitchLink>
      </PanelSwitch>
    </>
  );
}
