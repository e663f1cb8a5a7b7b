import { resetPassword } from "@askery/api";
import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { ApiError, call } from "../../shared/server/call.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import type { PanelProps } from "./panel-context.ts";
import { PanelForm } from "./panel-form.tsx";
import { useSentForm } from "../../shared/server/use-sent-form.ts";

/** Sets a new password, with the token from an e-mail. */
export function ResetForm({ search, onOpen }: PanelProps) {
  const { token = "" } = search;
  const [isExpired, setIsExpired] = useState(token === "");
  const form = useForm({
    resolver: zodResolver(resetPassword.body),
    defaultValues: { token, newPassword: "" },
  });
  const { submit, notice, isBusy } = useSentForm(form, async (body) => {
    try {
      await call(resetPassword, { body });
    } catch (error) {
      if (!(error instanceof ApiError && error.problem.code === "link-expired")) throw error;
      return setIsExpired(true);
    }
    onOpen("sign-in", "password-changed");
  });
  if (isExpired) return <ExpiredLink onRenew={() => onOpen("forgotten-password")} />;
  return (
    <PanelForm onSubmit={submit} notice={notice} isBusy={isBusy} action="Change password">
      <PasswordField
        {...form.register("newPassword")}
        label="New password"
        autoComplete="new-password"
        hint="At least 8 characters. You will be signed out everywhere else."
        error={form.formState.errors.newPassword?.message}
      />
    </PanelForm>
  );
}

function ExpiredLink({ onRenew }: { readonly onRenew: () => void }) {
  return (
    <>
      <Notice tone="warning" title="This link no longer works">
        Links work once, for an hour.
      </Notice>
      <Button kind="solid" size="lg" className="w-full" onClick={onRenew}>
        Get a new link
      </Button>
    </>
  );
}
