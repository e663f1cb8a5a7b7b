/** Why the sample database could not be created. */
export type SampleBuildProblem = "bad-date" | "bad-scale" | "file-exists" | "not-written";

/** A failure to create the sample database. The message says what to do. No file is left at the path. */
export class SampleBuildError extends Error {
  readonly code: SampleBuildProblem;

  constructor(code: SampleBuildProblem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "SampleBuildError";
    this.code = code;
  }
}
