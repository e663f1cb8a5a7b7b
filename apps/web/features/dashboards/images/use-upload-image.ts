import { uploadDashboardImage } from "@askery/api";
import { printTextImage } from "@askery/model";
import { useState } from "react";
import { fitPicture } from "../../../shared/picture/fit-picture.ts";
import { PictureError } from "../../../shared/picture/read-bitmap.ts";
import { call } from "../../../shared/server/call.ts";
import { describeFailure } from "../../../shared/server/describe-failure.ts";
import { showFailureToast } from "../../../ui/toast-store.ts";

interface ImageUpload {
  readonly isUploading: boolean;
  /** Stores pictures, and then adds them as Markdown. Failures are shown. */
  readonly upload: (files: readonly File[]) => void;
}

/** Stores pictures with a dashboard. */
export function useUploadImage(dashboardId: string, onAdd: (markdown: string) => void): ImageUpload {
  const [isUploading, setIsUploading] = useState(false);
  const upload = async (files: readonly File[]) => {
    setIsUploading(true);
    try {
      const added: string[] = [];
      for (const file of files) {
        const bytes = await fitPicture(file);
        const image = await call(uploadDashboardImage, { params: { dashboardId }, bytes });
        added.push(printTextImage(describeFile(file), image));
      }
      onAdd(added.join("\n\n"));
    } catch (error) {
      showFailureToast(describeProblem(error));
    } finally {
      setIsUploading(false);
    }
  };
  return { isUploading, upload: (files) => void (files.length > 0 && upload(files)) };
}

/** The files of a paste or a drop that may be pictures. */
export function listPictures(data: DataTransfer | null): readonly File[] {
  return [...(data?.files ?? [])].filter(({ type }) => type.startsWith("image/"));
}

/** "warehouse north" for "warehouse-north.jpg". Pictures from the clipboard all have the same name. */
function describeFile({ name }: File): string {
  const plain = name.replace(/\.\w+$/, "").replaceAll(/[-_]+/g, " ");
  return plain === "image" ? "" : plain;
}

function describeProblem(error: unknown): string {
  if (error instanceof PictureError) return error.message;
  const { title, detail } = describeFailure(error);
  return `${title} ${detail}`;
}
