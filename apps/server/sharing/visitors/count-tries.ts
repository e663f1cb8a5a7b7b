import { RequestError } from "../../http/request-error.ts";
import { sharingMessages } from "../../messages/sharing-messages.ts";
import { countTry, forgetTries, type Tries } from "../../store/count-tries.ts";
import type { SharingContext } from "../links/sharing-context.ts";

/** How many wrong passwords a link takes from one address, and from all together. */
const maxTries = { one: 5, all: 50 } as const;

interface LinkTry {
  readonly linkId: string;
  /** The address of the caller. */
  readonly address: string;
}

/**
 * Counts a try to enter the password of a link, before it is checked.
 *
 * @throws RequestError `too-many-requests`
 */
export async function countLinkTry(context: SharingContext, one: LinkTry): Promise<void> {
  const [own, all] = triesOf(one);
  demandPatience(await countTry(context, own, maxTries.one));
  demandPatience(await countTry(context, all, maxTries.all));
}

/** Forgets the tries of a caller who knew the password. */
export async function forgetLinkTries(context: SharingContext, one: LinkTry): Promise<void> {
  for (const tries of triesOf(one)) await forgetTries(context, tries);
}

function triesOf({ linkId, address }: LinkTry): readonly [own: Tries, all: Tries] {
  const subject = `link ${linkId}`;
  return [
    { subject, address },
    { subject, address: null },
  ];
}

function demandPatience(waitMs: number): void {
  if (waitMs === 0) return;
  throw new RequestError("too-many-requests", sharingMessages.tooManyTries(Math.ceil(waitMs / 60_000)), {
    headers: { "retry-after": String(Math.ceil(waitMs / 1_000)) },
  });
}
