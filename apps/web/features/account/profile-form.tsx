import { updateUser, type User } from "@askery/api";
import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { call } from "../../shared/server/call.ts";
import { sessionQuery } from "../../shared/server/queries.ts";
import { useSentForm } from "../../shared/server/use-sent-form.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { showToast } from "../../ui/toast-store.ts";
import { EmailField } from "./email-field.tsx";
import { OwnPicture } from "./own-picture.tsx";

interface ProfileFormProps {
  readonly user: User;
  /** Whether the address is confirmed. */
  readonly isConfirmed: boolean;
}

/** The user's name and picture. The picture changes at once, the name on save. */
export function ProfileForm({ user, isConfirmed }: ProfileFormProps) {
  const queryClient = useQueryClient();
  const form = useForm({ resolver: zodResolver(updateUser.body), defaultValues: { name: user.name } });
  const { errors, isDirty } = form.formState;
  const { submit, notice, isBusy } = useSentForm(form, async (body) => {
    const { user: changed } = await call(updateUser, { body });
    await queryClient.invalidateQueries(sessionQuery);
    form.reset({ name: changed.name });
    showToast("Name saved");
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <OwnPicture user={user} />
      {notice && (
        <Notice tone="danger" title={notice.title}>
          {notice.detail}
        </Notice>
      )}
      <TextField {...form.register("name")} label="Name" autoComplete="name" error={errors.name?.message} />
      <EmailField email={user.email} isConfirmed={isConfirmed} />
      <Button type="submit" kind="solid" disabled={!isDirty} isBusy={isBusy} className="self-start">
        Save name
      </Button>
    </form>
  );
}
