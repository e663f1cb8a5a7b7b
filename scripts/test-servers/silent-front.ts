import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** Passes connections on to a server, until it falls silent as a network does: nothing arrives, and nothing closes. */
export interface SilentFront {
  readonly port: number;
  /** Passes nothing on any more, on open connections and on new ones. */
  fallSilent(): void;
  /** Passes new connections on again. Those that were silent remain so. */
  recover(): void;
  stop(): void;
}

export async function startSilentFront(targetPort: number): Promise<SilentFront> {
  const sockets = new Set<Socket>();
  let isSilent = false;
  const track = (socket: Socket) => {
    sockets.add(socket.on("error", () => socket.destroy()).on("close", () => sockets.delete(socket)));
    return socket;
  };
  const server = createServer((socket) => {
    track(socket);
    if (isSilent) return;
    const target = track(connect(targetPort, "127.0.0.1"));
    socket.pipe(target).pipe(socket);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    fallSilent: () => {
      isSilent = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    recover: () => {
      isSilent = false;
    },
    stop: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
