import { createHmac, timingSafeEqual } from "node:crypto";
import type { OpenLink } from "./find-link.ts";

/** The cookie of a visitor who has entered a link's password. Its path is that of the link. */
export const visitCookie = "askery.visit";

interface Proved {
  readonly link: Pick<OpenLink, "id" | "passwordHash">;
  /** The server's secret. */
  readonly secret: string;
}

/** Proves until a time that the password of a link was entered. Another password ends it. */
export function signVisit(proved: Proved, untilMs: number): string {
  return `${untilMs}.${sign(proved, untilMs)}`;
}

/** Whether a visitor may open a link: it has no password, or their cookies prove that they have entered it. */
export function hasEntered(proved: Proved, cookies: string | null, nowMs: number): boolean {
  if (proved.link.passwordHash === null) return true;
  return readCookies(cookies, visitCookie).some((proof) => {
    const [until = "", signature = ""] = proof.split(".");
    const untilMs = Number(until);
    if (!Number.isSafeInteger(untilMs) || untilMs <= nowMs) return false;
    const [given, wanted] = [Buffer.from(signature), Buffer.from(sign(proved, untilMs))];
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  });
}

function sign({ link: { id, passwordHash }, secret }: Proved, untilMs: number): string {
  const text = JSON.stringify(["share visit", id, passwordHash, untilMs]);
  return createHmac("sha256", secret).update(text).digest("base64url");
}

function readCookies(header: string | null, name: string): readonly string[] {
  return (header ?? "")
    .split(";")
    .map((pair) => pair.trim())
    .flatMap((pair) => (pair.startsWith(`${name}=`) ? [pair.slice(name.length + 1)] : []));
}
