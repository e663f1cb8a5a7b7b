/** Why the sample database could not be made. */
export type SampleBuildProblem = "bad-date" | "bad-scale" | "file-exists" | "not-written";

/** A failure to make the sample database; the message says what to do. Nothing is left at the path. */
export class SampleBuildError extends Error {
  readonly code: SampleBuildProblem;

  constructor(code: SampleBuildProblem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "SampleBuildError";
    this.code = code;
  }
}
