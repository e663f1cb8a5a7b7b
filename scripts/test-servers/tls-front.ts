import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { connect, createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { TLSSocket } from "node:tls";
import { promisify } from "node:util";

export interface TlsFront {
  readonly port: number;
  /** The server's certificate, which is self-signed. */
  readonly certificate: string;
  stop(): void;
}

/** Adds TLS to a PostgreSQL without it, with a certificate for `localhost`. Null if openssl is missing. */
export async function startTlsFront(targetPort: number): Promise<TlsFront | null> {
  const made = await makeCertificate().catch(() => null);
  if (made === null) return null;
  const { key, cert } = made;
  const server = createServer((socket) => {
    socket.on("error", () => socket.destroy());
    socket.once("data", () => {
      // The first message is the request for TLS.
      socket.pause();
      socket.write("S");
      const secured = new TLSSocket(socket, { isServer: true, key, cert });
      const target = connect({ host: "127.0.0.1", port: targetPort });
      secured.on("error", () => target.destroy()).on("close", () => target.destroy());
      target.on("error", () => secured.destroy());
      secured.pipe(target).pipe(secured);
    });
  }).listen(0, "localhost");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    certificate: cert,
    stop: () => server.close(),
  };
}

async function makeCertificate(): Promise<{ readonly key: string; readonly cert: string }> {
  const folder = await mkdtemp(join(tmpdir(), "askery-tls-"));
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  try {
    const options =
      "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=localhost";
    const names = ["-addext", "subjectAltName=DNS:localhost", "-keyout", key, "-out", cert];
    await promisify(execFile)("openssl", [...options.split(" "), ...names]);
    return { key: await readFile(key, "utf8"), cert: await readFile(cert, "utf8") };
  } finally {
    await rm(folder, { recursive: true });
  }
}
