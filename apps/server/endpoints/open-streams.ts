import type { ServerResponse } from "node:http";
import type { CallerSession, FindOpenSessions } from "../policies/open-sessions.ts";
import type { Log } from "../runtime/log.ts";

/** The access that a stream needs for as long as it is open. */
export interface StreamAccess {
  /** Null for a signed-out visitor. */
  readonly session: CallerSession | null;
  /** Whether the caller still has the access with which the stream was opened. */
  readonly isGranted: () => Promise<boolean>;
}

interface OpenStream extends StreamAccess {
  readonly response: ServerResponse;
}

export interface OpenStreamsParts {
  readonly findSessions: FindOpenSessions;
  readonly log: Log;
}

/**
 * The streams that are open. A request's access is checked once, but a stream can last for hours: `check`, called
 * regularly, ends those whose caller has signed out, or lost what let them in: a role, a group, a sharing, a link. Those whose
 * caller may now read other data end, too.
 */
export class OpenStreams {
  readonly #parts: OpenStreamsParts;
  readonly #open = new Set<OpenStream>();
  #isChecking = false;

  constructor(parts: OpenStreamsParts) {
    this.#parts = parts;
  }

  /** Ends a response when its caller loses access, if it is not over by then. */
  add(access: StreamAccess, response: ServerResponse): void {
    if (response.closed) return;
    const stream = { ...access, response };
    this.#open.add(stream);
    response.once("close", () => this.#open.delete(stream));
  }

  /**
   * Ends the streams whose caller has lost access. They are cut off rather than closed, so that a part of a file is not
   * taken for the whole, and their work ends as if the client had left. If the store fails, they are checked the next
   * time.
   */
  async check(): Promise<void> {
    if (this.#isChecking || this.#open.size === 0) return;
    this.#isChecking = true;
    try {
      const checked = [...this.#open];
      const sessions = await this.#parts.findSessions(
        checked.flatMap(({ session }) => (session === null ? [] : [session.id])),
      );
      for (const { session, isGranted, response } of checked) {
        const isSignedIn = session === null || sessions.has(session.id);
        if (!isSignedIn || !(await isGranted())) response.destroy();
      }
    } catch (error) {
      this.#parts.log.error({ err: error }, "the access of open streams could not be checked");
    } finally {
      this.#isChecking = false;
    }
  }
}
