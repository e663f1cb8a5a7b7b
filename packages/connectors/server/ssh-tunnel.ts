import { createHash, timingSafeEqual } from "node:crypto";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { AppError, type ConnectionField, type FailureText } from "@askery/model";
import ssh2 from "ssh2";
import type { Client, ClientChannel, ConnectConfig } from "ssh2";
import type { ServerTunnel } from "./server-target.ts";
import { connectionMessages } from "../messages/connection-messages.ts";

/** A session with an SSH server that opens connections from there. */
export class SshTunnel {
  readonly #client: Client;
  #isAlive = true;

  constructor(client: Client) {
    this.#client = client;
    // A broken session closes its channels, which report the failure to their users.
    client.on("error", () => (this.#isAlive = false));
    client.on("close", () => (this.#isAlive = false));
  }

  get isAlive(): boolean {
    return this.#isAlive;
  }

  dial(host: string, port: number, limit: AbortSignal): Promise<Duplex> {
    return new Promise((resolve, reject) => {
      const address = `${host}:${String(port)}`;
      const onLimit = () => reject(notReached(address, limit.reason));
      limit.addEventListener("abort", onLimit, { once: true });
      this.#client.forwardOut("127.0.0.1", 0, host, port, (cause, channel: ClientChannel) => {
        limit.removeEventListener("abort", onLimit);
        if (cause) reject(notReached(address, cause));
        else if (limit.aborted) channel.destroy();
        else resolve(channel);
      });
    });
  }

  close(): void {
    this.#isAlive = false;
    this.#client.end();
  }
}

/** Signs in over a connected socket. */
export function openSshTunnel(tunnel: ServerTunnel, socket: Socket, limit: AbortSignal): Promise<SshTunnel> {
  return new Promise((resolve, reject) => {
    const client = new ssh2.Client();
    let seenFingerprint: string | null = null;
    const fail = (cause: unknown) => {
      client.destroy();
      socket.destroy();
      reject(describeFailure(cause, tunnel, seenFingerprint));
    };
    const onLimit = () => fail(limit.reason);
    limit.addEventListener("abort", onLimit, { once: true });
    // The listener stays: an error while the session is closing must not end the process.
    client.on("error", fail);
    client.once("ready", () => {
      limit.removeEventListener("abort", onLimit);
      resolve(new SshTunnel(client));
    });
    const isExpected = (key: Buffer) => {
      const shown = fingerprintOf(key);
      if (tunnel.hostKeyFingerprint === null || isSame(shown, tunnel.hostKeyFingerprint)) return true;
      seenFingerprint = shown;
      return false;
    };
    try {
      client.connect({ ...credentialsOf(tunnel), sock: socket, hostVerifier: isExpected, ...timing });
    } catch (cause) {
      fail(cause);
    }
  });
}

const timing = { readyTimeout: 10_000, keepaliveInterval: 15_000, keepaliveCountMax: 2 } as const;

function credentialsOf({ user, password, privateKey, passphrase }: ServerTunnel): ConnectConfig {
  return {
    username: user,
    ...(password !== null && { password }),
    ...(privateKey !== null && { privateKey }),
    ...(passphrase !== null && { passphrase }),
  };
}

function fingerprintOf(key: Buffer): string {
  return `SHA256:${createHash("sha256").update(key).digest("base64").replace(/=+$/, "")}`;
}

function isSame(shown: string, expected: string): boolean {
  const [one, other] = [Buffer.from(shown), Buffer.from(expected.trim().replace(/=+$/, ""))];
  return one.length === other.length && timingSafeEqual(one, other);
}

function describeFailure(cause: unknown, tunnel: ServerTunnel, seenFingerprint: string | null): AppError {
  const { host, user } = tunnel;
  const message = cause instanceof Error ? cause.message : String(cause);
  const fail = (field: ConnectionField, text: FailureText) =>
    new AppError("tunnel-failed", text, { field, cause });
  if (seenFingerprint !== null) {
    return fail("tunnel.hostKeyFingerprint", connectionMessages.sshKeyChanged(host, seenFingerprint));
  }
  if (/privateKey|passphrase|parse/i.test(message)) {
    return fail(
      /passphrase/i.test(message) ? "tunnel.passphrase" : "tunnel.privateKey",
      connectionMessages.sshPrivateKeyUnreadable,
    );
  }
  if (/authentication/i.test(message)) {
    const hasPasswordAlone = tunnel.password !== null && tunnel.privateKey === null;
    return fail(
      // Servers don't report which of the two is wrong; mostly it is the password.
      hasPasswordAlone ? "tunnel.password" : "tunnel.user",
      connectionMessages.sshUserRejected(host, user),
    );
  }
  return fail("tunnel", connectionMessages.sshFailed(host));
}

function notReached(address: string, cause: unknown): AppError {
  const isForbidden = cause instanceof Error && /prohibited/i.test(cause.message);
  return isForbidden
    ? new AppError("tunnel-failed", connectionMessages.forwardingForbidden(address), {
        field: "tunnel",
        cause,
      })
    : new AppError("connection-refused", connectionMessages.notReachedFromSsh(address), {
        field: "host",
        cause,
      });
}
