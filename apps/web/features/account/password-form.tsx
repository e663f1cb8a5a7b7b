import { changePassword } from "@askery/api";
import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { call } from "../../shared/server/call.ts";
import { useSentForm } from "../../shared/server/use-sent-form.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { showToast } from "../../ui/toast-store.ts";
import { sessionListQuery } from "./session-list-query.ts";

/** Changes the password; requires the current one. */
export function PasswordForm({ email }: { readonly email: string }) {
  const queryClient = useQueryClient();
  const form = useForm({
    resolver: zodResolver(changePassword.body),
    defaultValues: { currentPassword: "", newPassword: "" },
  });
  const { errors } = form.formState;
  const { submit, notice, isBusy } = useSentForm(form, async (body) => {
    await call(changePassword, { body });
    form.reset();
    await queryClient.invalidateQueries(sessionListQuery);
    showToast("Password changed");
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {notice && (
        <Notice tone="danger" title={notice.title}>
          {notice.detail}
        </Notice>
      )}
      {/* Tells a password manager whose password this is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...form.register("currentPassword")}
        label="Current password"
        autoComplete="current-password"
        error={errors.currentPassword?.message}
      />
      <PasswordField
        {...form.register("newPassword")}
        label="New password"
        autoComplete="new-password"
        hint="At least 8 characters."
        error={errors.newPassword?.message}
      />
      <Button type="submit" isBusy={isBusy} className="self-start">
        Change password
      </Button>
    </form>
  );
}
