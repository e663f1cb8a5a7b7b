import { updateUser, type User } from "@askery/api";
import { useQueryClient } from "@tanstack/react-query";
import { call } from "../../shared/server/call.ts";
import { PictureField } from "../../shared/picture/picture-field.tsx";
import { sessionQuery } from "../../shared/server/queries.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { showToast, showUndoToast } from "../../ui/toast-store.ts";
import { shrinkPicture } from "./shrink-picture.ts";
import { failures } from "../../shared/wording/failures.ts";
import { reportFailure } from "../../shared/server/report-failure.ts";

/** The user's own picture, with initials as the fallback. */
export function OwnPicture({ user }: { readonly user: User }) {
  const queryClient = useQueryClient();
  const set = async (image: string | null) => {
    await call(updateUser, { body: { image } });
    await queryClient.invalidateQueries(sessionQuery);
  };
  const restore = (before: string | null) =>
    void set(before)
      .then(() => showToast("Picture restored"))
      .catch((error: unknown) => reportFailure(failures.notRestored, error));
  return (
    <PictureField
      what="picture"
      picture={<Avatar name={user.name} image={user.image} tintKey={user.id} size="lg" />}
      hasPicture={user.image !== null}
      onTake={async (file) => {
        await set(await shrinkPicture(file));
        showToast("Picture saved");
      }}
      onRemove={async () => {
        await set(null);
        showUndoToast("Picture removed", () => restore(user.image));
      }}
    />
  );
}
