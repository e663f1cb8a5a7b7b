import { ApiError, OfflineError } from "./call.ts";
import { describeFailure } from "./describe-failure.ts";
import { failures } from "../wording/failures.ts";

/** Why a form was refused: messages at its fields, and a notice above it. */
export interface FormFailure {
  readonly fields: Readonly<Record<string, string>>;
  readonly notice: FormNotice | null;
}

export interface FormNotice {
  readonly title: string;
  readonly detail: string;
}

/**
 * Assigns the server's messages to the visible fields, and the rest to a notice above the form. The input is never
 * lost.
 */
export function readFormFailure(error: unknown, shownFields: readonly string[]): FormFailure {
  if (error instanceof OfflineError) return { fields: {}, notice: failures.unsent };
  if (!(error instanceof ApiError)) return { fields: {}, notice: describeFailure(error) };
  const { title, detail, fields = {} } = error.problem;
  const refused = Object.entries(fields);
  const shown = refused.filter(([name]) => shownFields.includes(name));
  const hasHidden = shown.length < refused.length;
  return {
    fields: Object.fromEntries(shown),
    notice: shown.length === 0 || hasHidden ? { title, detail } : null,
  };
}
