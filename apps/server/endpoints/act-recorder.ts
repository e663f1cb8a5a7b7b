import type { Endpoint } from "@askery/api";
import type { Grant } from "../policies/grant-access.ts";
import type { CheckedInput } from "./serve.ts";

/** A call that is about to act: what was asked, by whom, from where. */
export interface ActCall {
  readonly endpoint: Endpoint;
  readonly input: CheckedInput;
  readonly grant: Grant;
  /** Empty for a signed-out visitor. */
  readonly userId: string;
  readonly address: string;
  /** The user agent. */
  readonly device: string;
}

/** The result of a call, and the user who acted; empty if nobody did, or a visitor of a link. */
export interface ActOutcome {
  readonly result: unknown;
  readonly actorId: string;
}

/**
 * Records the acts of all endpoints. It is called before an endpoint acts, because names may be gone afterwards, and
 * returns what to call when the endpoint has succeeded; null if the act is not logged.
 */
export type RecordAct = (call: ActCall) => Promise<((outcome: ActOutcome) => Promise<void>) | null>;
