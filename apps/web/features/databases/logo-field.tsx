import { getDatabase, getSession, updateDatabase, uploadLogo, type DatabaseDetail } from "@askery/api";
import { useQueryClient } from "@tanstack/react-query";
import { call } from "../../shared/server/call.ts";
import { PictureField } from "../../shared/picture/picture-field.tsx";
import { PictureError } from "../../shared/picture/read-bitmap.ts";
import { squarePicture } from "../../shared/picture/square-picture.ts";
import { queryKeyOf } from "../../shared/server/endpoint-query.ts";
import { DatabaseLogo } from "../../ui/database-logo.tsx";
import { showToast, showUndoToast } from "../../ui/toast-store.ts";
import { failures } from "../../shared/wording/failures.ts";
import { reportFailure } from "../../shared/server/report-failure.ts";

const sidePx = 256;

interface LogoFieldProps {
  readonly database: Pick<DatabaseDetail, "id" | "name" | "logo">;
}

/** The logo of a database, with initials as the fallback. Changes apply at once. */
export function LogoField({ database: { id, name, logo } }: LogoFieldProps) {
  const client = useQueryClient();
  const keep = async (changed: DatabaseDetail) => {
    client.setQueryData(queryKeyOf(getDatabase, { databaseId: id }), changed);
    await client.invalidateQueries({ queryKey: queryKeyOf(getSession) });
  };
  const set = async (path: string | null) =>
    keep(await call(updateDatabase, { params: { databaseId: id }, body: { logo: path } }));
  const restore = (before: string | null) =>
    void set(before)
      .then(() => showToast("Logo restored"))
      .catch((error: unknown) => reportFailure(failures.notRestored, error));
  return (
    <PictureField
      what="logo"
      picture={<DatabaseLogo name={name} logo={logo} tintKey={id} size="xl" />}
      hasPicture={logo !== null}
      onTake={async (file) => {
        const bytes = await printPng(await squarePicture(file, sidePx));
        await keep(await call(uploadLogo, { params: { databaseId: id }, bytes }));
        showUndoToast("Logo saved", () => restore(logo));
      }}
      onRemove={async () => {
        await set(null);
        showUndoToast("Logo removed", () => restore(logo));
      }}
    />
  );
}

async function printPng(canvas: HTMLCanvasElement): Promise<Blob> {
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, "image/png");
  });
  if (blob === null) throw new PictureError(failures.noSaving);
  return blob;
}
