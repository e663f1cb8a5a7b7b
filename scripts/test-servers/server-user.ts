import { readFile } from "node:fs/promises";

/** The user that a server runs as. */
export interface ServerUser {
  readonly uid: number;
  readonly gid: number;
}

/**
 * The user to run a test server as: the current one or, since PostgreSQL and MariaDB refuse root, the first
 * unprivileged account that root finds.
 */
export async function findServerUser(): Promise<ServerUser> {
  const uid = process.getuid?.();
  const gid = process.getgid?.();
  if (uid === undefined || gid === undefined) throw new Error("Servers for tests need Linux or macOS.");
  if (uid !== 0) return { uid, gid };
  const accounts = (await readFile("/etc/passwd", "utf8")).split("\n").map((line) => line.split(":"));
  for (const name of ["postgres", "nobody"]) {
    const account = accounts.find((fields) => fields[0] === name);
    if (account) return { uid: Number(account[2]), gid: Number(account[3]) };
  }
  throw new Error("Run as root, and found neither a user postgres nor nobody to run a server as.");
}
