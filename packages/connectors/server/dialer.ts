import { connect } from "node:net";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { AppError } from "@askery/model";
import type { ConnectionField } from "@askery/model";
import type { AddressPolicy } from "./address-policy.ts";
import { resolveHost } from "./resolve-host.ts";
import type { ServerTarget } from "./server-target.ts";
import type { SshTunnel } from "./ssh-tunnel.ts";
import { connectionMessages } from "../messages/connection-messages.ts";
import { queryMessages } from "../messages/query-messages.ts";

export interface DialOptions {
  /** Limit for establishing the connection. Default 10,000. */
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
}

/**
 * Makes connections to one server, directly or through its SSH tunnel, which all of them share. Each connection is
 * checked against the address policy: the server's addresses, or those of the tunnel's host, which resolves the
 * server's name itself. Encryption is left to the caller.
 *
 * Throws `host-unknown`, `host-refused`, `connection-refused` or `tunnel-failed`.
 */
export class Dialer {
  readonly #target: ServerTarget;
  #tunnel: Promise<SshTunnel> | null = null;
  #isClosed = false;

  constructor(target: ServerTarget) {
    this.#target = target;
  }

  async dial({ timeoutMs = defaultTimeoutMs, signal }: DialOptions = {}): Promise<Duplex> {
    if (this.#isClosed) throw dialerClosed();
    const { host, port, addresses, tunnel } = this.#target;
    const limit = AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]);
    const socket =
      tunnel === null
        ? await dialAddress({ host, port, policy: addresses, field: "host" }, limit)
        : await (await this.#openTunnel(limit)).dial(host, port, limit);
    // The user of the socket sees it close; an error without a listener would end the process.
    return socket.on("error", () => undefined);
  }

  /** Ends the tunnel and every connection through it. Direct connections are closed by their users. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const tunnel = await this.#tunnel?.catch(() => null);
    tunnel?.close();
  }

  async #openTunnel(limit: AbortSignal): Promise<SshTunnel> {
    const last = this.#tunnel;
    const open = await last?.catch(() => null);
    if (open?.isAlive) return open;
    // Another caller that also waited may have opened a new tunnel already.
    if (this.#tunnel !== last) return this.#openTunnel(limit);
    this.#tunnel = openTunnel(this.#target, limit);
    return this.#tunnel;
  }
}

export interface AddressTarget {
  readonly host: string;
  readonly port: number;
  readonly policy: AddressPolicy;
  readonly field: ConnectionField;
}

/** Resolves a host once, checks its addresses, and connects to exactly those. */
export async function dialAddress(target: AddressTarget, limit: AbortSignal): Promise<Socket> {
  const addresses = await withinLimit(resolveHost(target.host, target.policy, target.field), target, limit);
  return new Promise((resolve, reject) => {
    const socket = connect({
      host: "checked.invalid",
      port: target.port,
      lookup: (_host, _options, callback) => callback(null, [...addresses]),
      autoSelectFamily: true,
      noDelay: true,
      keepAlive: true,
      keepAliveInitialDelay: keepAliveMs,
    });
    const fail = (cause: unknown) => {
      socket.destroy();
      reject(connectionRefused(target, cause));
    };
    const onLimit = () => fail(limit.reason);
    socket.once("error", fail);
    socket.once("connect", () => {
      limit.removeEventListener("abort", onLimit);
      socket.off("error", fail);
      resolve(socket);
    });
    if (limit.aborted) onLimit();
    else limit.addEventListener("abort", onLimit, { once: true });
  });
}

/** Applies the limit to DNS lookups, too. */
async function withinLimit<Value>(
  promise: Promise<Value>,
  target: AddressTarget,
  limit: AbortSignal,
): Promise<Value> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const onLimit = () => reject(connectionRefused(target, limit.reason));
  if (limit.aborted) onLimit();
  limit.addEventListener("abort", onLimit, { once: true });
  try {
    return await Promise.race([promise, tooLate]);
  } finally {
    limit.removeEventListener("abort", onLimit);
  }
}

async function openTunnel(target: ServerTarget, limit: AbortSignal): Promise<SshTunnel> {
  const { tunnel, addresses } = target;
  if (tunnel === null) throw dialerClosed();
  const { openSshTunnel } = await import("./ssh-tunnel.ts");
  const socket = await dialAddress(
    { host: tunnel.host, port: tunnel.port, policy: addresses, field: "tunnel" },
    limit,
  );
  return openSshTunnel(tunnel, socket, limit);
}

const defaultTimeoutMs = 10_000;
/** How soon a peer that vanished silently is noticed. */
const keepAliveMs = 15_000;

/** Distinguishes a closed port from a host that doesn't respond, because the fixes differ. */
function connectionRefused({ host, port, field }: AddressTarget, cause: unknown): AppError {
  const address = `${host}:${String(port)}`;
  const isRefused = codesOf(cause).includes("ECONNREFUSED");
  return new AppError(
    "connection-refused",
    isRefused ? connectionMessages.notListening(address) : connectionMessages.unresponsive(address),
    { field: field === "host" && isRefused ? "port" : field, cause },
  );
}

/** The codes of an error, or of each error if several addresses were tried. */
function codesOf(cause: unknown): readonly string[] {
  const causes = cause instanceof AggregateError ? (cause.errors as readonly unknown[]) : [cause];
  return causes.flatMap((one) =>
    one instanceof Error && "code" in one && typeof one.code === "string" ? [one.code] : [],
  );
}

function dialerClosed(): AppError {
  return new AppError("database-gone", queryMessages.closed);
}
