import { AppError } from "@askery/model";
import { databaseMessages } from "../../messages/database-messages.ts";

export type PictureKind = "png" | "jpeg" | "webp";

/** A picture without metadata. */
export interface Picture {
  readonly kind: PictureKind;
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

export const mediaTypes: Readonly<Record<PictureKind, string>> = {
  png: "image/png",
  jpeg: "image/jpeg",
  webp: "image/webp",
};

/** @throws AppError `file-corrupt` */
export function refuseDamaged(what: string): never {
  throw new AppError("file-corrupt", databaseMessages.pictureDamaged(what));
}
