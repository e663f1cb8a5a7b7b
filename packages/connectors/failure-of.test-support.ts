import { AppError } from "@askery/model";

/** Returns the `AppError` that a promise rejects with; anything else fails the test. */
export async function failureOf(promise: Promise<unknown>): Promise<AppError> {
  const outcome = await promise.then(
    () => null,
    (cause: unknown) => cause,
  );
  if (outcome instanceof AppError) return outcome;
  throw new Error("It did not fail with an AppError", { cause: outcome });
}
