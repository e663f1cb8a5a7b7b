import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/**
 * A proxy in front of a server, such as a PostgreSQL, which passes everything on until it is paused. Requests to cancel a query always
 * pass.
 */
export interface PausingProxy {
  readonly port: number;
  /** From now on, passes only this many more bytes per connection from the server. Default 0. */
  readonly hold: (afterBytes?: number) => void;
  /** Resolves when data are held back. */
  readonly held: () => Promise<void>;
  /** Passes on what was held back, and everything after it. */
  readonly letGo: () => void;
  /** Ends all connections, and accepts no others until `mend`. */
  readonly cut: () => Promise<void>;
  readonly mend: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

interface Pair {
  readonly client: Socket;
  readonly server: Socket;
  /** Bytes received since `hold`. */
  heardBytes: number;
}

/** @param targetPort the port of a server without TLS on this machine */
export async function startPausingProxy(targetPort: number): Promise<PausingProxy> {
  const pairs = new Set<Pair>();
  let holdAfterBytes = Infinity;
  let onHeld = Promise.withResolvers<void>();
  const hear = (pair: Pair, bytes: Buffer) => {
    pair.heardBytes += bytes.length;
    if (!pair.client.write(bytes)) pair.server.pause();
    if (pair.heardBytes >= holdAfterBytes) holdBack(pair);
  };
  const holdBack = ({ server }: Pair) => {
    server.pause();
    onHeld.resolve();
  };
  const listener = createServer((client) => {
    const server = connect({ host: "127.0.0.1", port: targetPort });
    const pair: Pair = { client, server, heardBytes: 0 };
    pairs.add(pair);
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      one.on("error", () => other.destroy());
      one.on("close", () => {
        pairs.delete(pair);
        other.destroy();
      });
    }
    client.on("data", (bytes: Buffer) => {
      if (!isCancelRequest(bytes) && holdAfterBytes === 0) holdBack(pair);
      server.write(bytes);
    });
    client.on("drain", () => pair.heardBytes < holdAfterBytes && server.resume());
    server.on("data", (bytes: Buffer) => hear(pair, bytes));
  });
  const listen = async (port: number) => {
    listener.listen(port, "127.0.0.1");
    await once(listener, "listening");
  };
  await listen(0);
  const { port } = listener.address() as AddressInfo;
  const cut = async () => {
    if (!listener.listening) return;
    const closed = once(listener, "close");
    listener.close();
    for (const { client, server } of pairs) {
      client.destroy();
      server.destroy();
    }
    await closed;
  };
  return {
    port,
    hold: (afterBytes = 0) => {
      holdAfterBytes = afterBytes;
      onHeld = Promise.withResolvers();
      for (const pair of pairs) {
        pair.heardBytes = 0;
        if (afterBytes === 0) pair.server.pause();
        else pair.server.resume();
      }
    },
    held: () => onHeld.promise,
    letGo: () => {
      holdAfterBytes = Infinity;
      for (const { server } of pairs) server.resume();
    },
    cut,
    mend: () => listen(port),
    stop: cut,
  };
}

/** A message of sixteen bytes with this code in its second four bytes. */
function isCancelRequest(bytes: Buffer): boolean {
  return bytes.length === 16 && bytes.readUInt32BE(4) === 80_877_102;
}
