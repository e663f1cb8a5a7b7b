import type { AuditEntry } from "@askery/api";
import { Avatar } from "../../ui/avatar.tsx";
import { describeDevice } from "../wording/describe-device.ts";
import { writeOwnClock, writeOwnDay } from "../wording/own-formats.ts";
import { describeFacts } from "./describe-facts.ts";

/** One act: who did what, and under it its values, time, address and device. */
export function AuditRow({ entry }: { readonly entry: AuditEntry }) {
  const { actor, words, thing, facts, atMs, address, device } = entry;
  const values = describeFacts(facts);
  const name = actor?.name ?? "A visitor";
  return (
    <div className="flex min-h-13 items-start gap-3 px-4 py-2.5">
      <Avatar name={name} image={null} tintKey={actor?.id ?? ""} size="sm" />
      <div className="min-w-0 flex-1">
        <p className="text-13 wrap-anywhere text-text-2">
          <b className="font-medium text-text">{name}</b> {words}
          {thing !== null && (
            <>
              {" "}
              <b className="font-medium text-text">{thing}</b>
            </>
          )}
        </p>
        {values !== "" && <p className="text-12 wrap-anywhere text-text-2">{values}</p>}
        <p className="text-12 text-text-3">
          <time dateTime={new Date(atMs).toISOString()}>{describeTime(atMs)}</time>
          {" · "}
          {describeDevice(device)}
          {address !== "" && ` · ${address}`}
        </p>
      </div>
    </div>
  );
}

/** "26 Nov 2026, 16:12:05", in the reader's time zone. */
function describeTime(ms: number): string {
  return `${writeOwnDay(ms)}, ${writeOwnClock(ms, { withSeconds: true })}`;
}
