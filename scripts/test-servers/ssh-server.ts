import { createHash } from "node:crypto";
import { connect } from "node:net";
import type { AddressInfo } from "node:net";
import ssh2 from "ssh2";
import type { AuthContext, Connection } from "ssh2";

export interface TestSshServer {
  readonly port: number;
  readonly fingerprint: string;
  sessionCount(): number;
  stop(): Promise<void>;
}

interface Account {
  readonly user: string;
  readonly password?: string;
  readonly publicKey?: string;
}

interface Lock {
  readonly passphrase: string;
  readonly cipher: string;
  readonly rounds: number;
}

/** Makes a pair of keys. The library writes a private key now and then that it can't read itself, so those are made again. */
export function makeSshKeys(lock?: Lock): { readonly private: string; readonly public: string } {
  for (;;) {
    const keys = ssh2.utils.generateKeyPairSync("ed25519", lock);
    if (!(ssh2.utils.parseKey(keys.private, lock?.passphrase) instanceof Error)) return keys;
  }
}

/** Starts an SSH server on this machine that accepts one account and forwards its connections. */
export async function startSshServer(account: Account): Promise<TestSshServer> {
  const hostKey = makeSshKeys();
  const open = new Set<Connection>();
  let sessions = 0;
  const server = new ssh2.Server({ hostKeys: [hostKey.private] }, (connection) => {
    sessions++;
    open.add(connection);
    connection.on("error", () => connection.end());
    connection.on("close", () => open.delete(connection));
    connection.on("authentication", (context) => {
      if (isLetIn(context, account)) context.accept();
      else context.reject(["password", "publickey"]);
    });
    connection.on("ready", () => {
      connection.on("tcpip", (accept, reject, { destIP, destPort }) => {
        const socket = connect({ host: destIP, port: destPort });
        socket.on("error", () => reject());
        socket.on("connect", () => {
          const channel = accept();
          channel.on("error", () => socket.destroy());
          channel.pipe(socket).pipe(channel);
        });
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const blob = Buffer.from(hostKey.public.split(" ")[1] ?? "", "base64");
  return {
    port: (server.address() as AddressInfo).port,
    fingerprint: `SHA256:${createHash("sha256").update(blob).digest("base64").replace(/=+$/, "")}`,
    sessionCount: () => sessions,
    stop: async () => {
      for (const connection of open) connection.end();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function isLetIn(context: AuthContext, { user, password, publicKey }: Account): boolean {
  if (context.username !== user) return false;
  if (context.method === "password") return password !== undefined && context.password === password;
  if (context.method !== "publickey" || publicKey === undefined) return false;
  const key = ssh2.utils.parseKey(publicKey);
  if (key instanceof Error || !key.getPublicSSH().equals(context.key.data)) return false;
  return (
    !context.signature || key.verify(context.blob ?? Buffer.alloc(0), context.signature, context.hashAlgo)
  );
}
