import { addressKey } from "../../http/client-address.ts";
import { RequestError } from "../../http/request-error.ts";
import { peopleMessages } from "../../messages/people-messages.ts";
import { countTry, forgetTries, type TryContext, type Tries } from "../../store/count-tries.ts";

/** How many wrong passwords are taken: of an account from one address and from all, and of all accounts from one address. */
const maxTries = { own: 10, account: 100, address: 100 } as const;

interface SignInTry {
  readonly email: string;
  readonly clientAddress: string;
}

/**
 * Counts a try to sign in with a password, before it is checked. An account that does not exist is counted alike.
 *
 * @throws RequestError `too-many-requests`
 */
export async function countSignIn(context: TryContext, one: SignInTry): Promise<void> {
  for (const { tries, max } of triesOf(one)) {
    const waitMs = await countTry(context, tries, max);
    if (waitMs > 0) {
      const seconds = Math.ceil(waitMs / 1_000);
      throw new RequestError("too-many-requests", peopleMessages.tooManySignIns(Math.ceil(seconds / 60)), {
        headers: { "retry-after": String(seconds) },
      });
    }
  }
}

/** Forgets the tries of somebody who knew the password. */
export async function forgetSignIns(context: TryContext, one: SignInTry): Promise<void> {
  for (const { tries } of triesOf(one)) await forgetTries(context, tries);
}

function triesOf({
  email,
  clientAddress,
}: SignInTry): readonly { readonly tries: Tries; readonly max: number }[] {
  const account = `account ${email.trim().toLowerCase()}`;
  const address = addressKey(clientAddress);
  return [
    { tries: { subject: account, address }, max: maxTries.own },
    { tries: { subject: account, address: null }, max: maxTries.account },
    { tries: { subject: `address ${address}`, address: null }, max: maxTries.address },
  ];
}
