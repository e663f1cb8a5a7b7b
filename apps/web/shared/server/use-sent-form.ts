import { useState, type SubmitEvent } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { readFormFailure, type FormNotice } from "./form-failure.ts";

interface SentForm {
  /** For the form's `onSubmit`. */
  readonly submit: (event: SubmitEvent) => void;
  /** The notice above the form since the last attempt. */
  readonly notice: FormNotice | null;
  readonly isBusy: boolean;
}

/** Sends a valid form, and assigns the server's messages to its fields and its notice. */
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
