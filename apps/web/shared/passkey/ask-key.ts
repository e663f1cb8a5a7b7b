import type { MadeKey, UsedKey } from "@askery/api";
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import { BrowserFailure } from "../server/browser-failure.ts";
import { failures } from "../wording/failures.ts";

type Options = Readonly<Record<string, unknown>>;

const isAddress = /^\[|^\d+(?:\.\d+){3}$/;

/** Whether this browser, at this address, can use passkeys: they need https and a host name. */
export function canUseKeys(): boolean {
  return "PublicKeyCredential" in window && !isAddress.test(location.hostname);
}

/** Asks the browser to make a passkey. @throws BrowserFailure, also if the user changed their mind */
export async function makeKey(options: Options): Promise<MadeKey> {
  const { startRegistration } = await import("@simplewebauthn/browser");
  // The server made them with the same library's other half.
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const made = await startRegistration({ optionsJSON }).catch(explain(failures.passkeyNotMade));
  return { ...made, clientExtensionResults: {} };
}

/** Asks the browser for a passkey. @throws BrowserFailure, also if the user changed their mind */
export async function askForKey(options: Options): Promise<UsedKey> {
  const { startAuthentication } = await import("@simplewebauthn/browser");
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const used = await startAuthentication({ optionsJSON }).catch(explain(failures.passkeyNotUsed));
  return { ...used, clientExtensionResults: {} };
}

function explain(words: { readonly title: string; readonly detail: string }): (error: unknown) => never {
  return (cause) => {
    const name = cause instanceof Error ? cause.name : "";
    throw new BrowserFailure(name === "InvalidStateError" ? failures.passkeyKnown : words, { cause });
  };
}
