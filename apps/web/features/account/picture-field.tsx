import { updateUser, type User } from "@askery/api";
import { useQueryClient } from "@tanstack/react-query";
import { Upload } from "lucide-react";
import { useRef, useState } from "react";
import { call } from "../../lib/call.ts";
import { describeFailure } from "../../lib/describe-failure.ts";
import { sessionQuery } from "../../lib/queries.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Button } from "../../ui/button.tsx";
import { showToast, showUndoToast } from "../../ui/toast-store.ts";
import { shrinkPicture } from "./shrink-picture.ts";

/** The picture beside my name, or the initials that stand for it. */
export function PictureField({ user }: { readonly user: User }) {
  const queryClient = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const change = async (read: () => Promise<string | null>, tell: () => void) => {
    setIsBusy(true);
    setProblem(null);
    try {
      await call(updateUser, { body: { image: await read() } });
      await queryClient.invalidateQueries(sessionQuery);
      tell();
    } catch (error) {
      const { title, detail } = describeFailure(error);
      setProblem(
        error instanceof Error && error.name === "PictureError" ? error.message : `${title}. ${detail}`,
      );
    } finally {
      setIsBusy(false);
    }
  };
  const take = (file: File | undefined) => {
    if (file === undefined) return;
    void change(
      async () => shrinkPicture(file),
      () => showToast("Picture saved"),
    );
  };
  const remove = () => {
    const before = user.image;
    const restore = () =>
      void change(
        async () => before,
        () => showToast("Picture is back"),
      );
    void change(
      async () => null,
      () => showUndoToast("Picture removed", restore),
    );
  };
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Avatar name={user.name} image={user.image} tintKey={user.id} size="lg" />
      <div className="flex flex-col gap-1.5">
        <div className="flex flex-wrap gap-2">
          <Button size="sm" icon={Upload} isBusy={isBusy} onClick={() => input.current?.click()}>
            {user.image === null ? "Add a picture" : "Change picture"}
          </Button>
          {user.image !== null && (
            <Button size="sm" kind="ghost" disabled={isBusy} onClick={remove}>
              Remove
            </Button>
          )}
        </div>
        <p
          role={problem === null ? undefined : "alert"}
          className={problem === null ? "text-12 text-text-3" : "text-12 text-danger"}
        >
          {problem ?? "PNG, JPEG or WebP. It is cut square and made small here, in the browser."}
        </p>
        <input
          ref={input}
          type="file"
          accept="image/png,image/jpeg,image/webp"
          aria-label="Picture"
          tabIndex={-1}
          className="hidden"
          onChange={(event) => {
            take(event.target.files?.[0]);
            event.target.value = "";
          }}
        />
      </div>
    </div>
  );
}
