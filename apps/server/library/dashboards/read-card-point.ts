import { cardPoint, parseJson } from "@askery/api";
import { AppError } from "@askery/model";
import { askingMessages } from "../../messages/asking-messages.ts";

/** @throws AppError `invalid-input` for a text that is no point with its filters */
export function readCardPoint(text: string) {
  const read = cardPoint.safeParse(parseJson(text));
  if (!read.success) throw new AppError("invalid-input", askingMessages.pointUnreadable);
  return read.data;
}
