import type { ServerResponse } from "node:http";
import type { Role } from "@askery/api";
import type { Log } from "../runtime/log.ts";
import { hasRole } from "../policies/has-role.ts";
import type { CallerSession, CurrentAccess, ReadCurrentAccess } from "../policies/current-access.ts";

/** The access that a stream needs for as long as it is open. */
export interface StreamAccess {
  readonly session: CallerSession;
  /** The database that the stream reads, and the lowest role that may read it; null for the caller's own data. */
  readonly membership: { readonly databaseId: string; readonly atLeast: Role } | null;
}

interface OpenStream extends StreamAccess {
  readonly response: ServerResponse;
}

export interface OpenStreamsParts {
  readonly readAccess: ReadCurrentAccess;
  readonly log: Log;
}

/**
 * The streams that are open. A request's access is checked once, but a stream can last for hours: `check`, called
 * regularly, ends those whose caller has signed out or lost their role.
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
      const access = await this.#parts.readAccess(checked.map(({ session }) => session));
      for (const stream of checked) {
        if (!hasAccess(stream, access)) stream.response.destroy();
      }
    } catch (error) {
      this.#parts.log.error({ err: error }, "the access of open streams could not be checked");
    } finally {
      this.#isChecking = false;
    }
  }
}

function hasAccess({ session, membership }: StreamAccess, access: CurrentAccess): boolean {
  if (!access.sessionIds.has(session.id)) return false;
  if (membership === null) return true;
  const role = access.roleOf(session.userId, membership.databaseId);
  return role !== null && hasRole(role, membership.atLeast);
}
