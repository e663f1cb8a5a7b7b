import { useState, type SubmitEvent } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { readFormFailure, type FormNotice } from "./form-failure.ts";

interface SentForm {
  /** For the form's `onSubmit`. */
  readonly submit: (event: SubmitEvent) => void;
  /** What stands over the form since it was last sent. */
  readonly notice: FormNotice | null;
  readonly isBusy: boolean;
}

/** Sends a form that passed its own checks, and puts what the server refuses where it belongs. */
export function useSentForm<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  send: (values: Output) => Promise<void>,
): SentForm {
  const [notice, setNotice] = useState<FormNotice | null>(null);
  const attempt = form.handleSubmit(async (values) => {
    setNotice(null);
    try {
      await send(values);
    } catch (error) {
      const failure = readFormFailure(error, Object.keys(form.getValues()));
      for (const [name, message] of Object.entries(failure.fields).toReversed()) {
        form.setError(name as Path<Input>, { message }, { shouldFocus: true });
      }
      setNotice(failure.notice);
    }
  });
  return {
    submit: (event) => void attempt(event),
    notice,
    isBusy: form.formState.isSubmitting,
  };
}
