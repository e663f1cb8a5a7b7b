import { finishSignIn } from "@askery/api";
import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { ApiError, call } from "../../shared/server/call.ts";
import { useSentForm } from "../../shared/server/use-sent-form.ts";
import { TextField } from "../../ui/text-field.tsx";
import type { PanelProps } from "./panel-context.ts";
import { PanelForm } from "./panel-form.tsx";
import { PanelSwitch, SwitchLink } from "./panel-switch.tsx";

/** The second step of a two-factor sign-in: a code from the app, or a recovery code. */
export function CodeForm({ onOpen, onSignedIn }: PanelProps) {
  const [isRecovery, setIsRecovery] = useState(false);
  const form = useForm({ resolver: zodResolver(finishSignIn.body), defaultValues: { code: "" } });
  const { submit, notice, isBusy } = useSentForm(form, async (body) => {
    try {
      await call(finishSignIn, { body });
    } catch (error) {
      if (!(error instanceof ApiError && error.problem.code === "link-expired")) throw error;
      return onOpen("sign-in", "sign-in-expired");
    }
    onSignedIn();
  });
  const change = () => {
    setIsRecovery(!isRecovery);
    form.reset();
    form.setFocus("code");
  };
  return (
    <>
      <PanelForm onSubmit={submit} notice={notice} isBusy={isBusy} action="Sign in">
        <TextField
          {...form.register("code")}
          label={isRecovery ? "Recovery code" : "Code from your app"}
          autoComplete="one-time-code"
          inputMode={isRecovery ? "text" : "numeric"}
          autoCapitalize="none"
          spellCheck={false}
          placeholder={isRecovery ? "aB3dE-6gH8j" : "123 456"}
          hint={isRecovery ? "Each recovery code works once." : undefined}
          error={form.formState.errors.code?.message}
        />
      </PanelForm>
      <PanelSwitch question={isRecovery ? "Found your phone?" : "No phone at hand?"}>
        <SwitchLink onClick={change}>{isRecovery ? "Use the app" : "Use a recovery code"}</SwitchLink>
      </PanelSwitch>
    </>
  );
}
