import { documentState, parseJson, readFilterState } from "@askery/api";
import { AppError } from "@askery/model";
import { libraryMessages } from "../../messages/library-messages.ts";

/** The values of filters and the clicked marks of a download. @throws AppError `invalid-input` */
export function readDocumentState(text: string) {
  const read = documentState.safeParse(parseJson(text));
  if (!read.success || readFilterState(read.data.filters) === null) {
    throw new AppError("invalid-input", libraryMessages.unreadableFilters);
  }
  return read.data;
}
