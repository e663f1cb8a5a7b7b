import type { Failure } from "@askery/api";

/** A failure that arrives as a line of a stream, after its first lines. */
export class StreamFailure extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.message);
    this.name = "StreamFailure";
    this.failure = failure;
  }
}
