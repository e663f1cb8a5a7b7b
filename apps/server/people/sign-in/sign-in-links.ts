/** The targets of mails, all on the server's own URL. */
export interface SignInLinks {
  readonly origin: string;
  readonly forgottenPassword: string;
  readonly verification: (token: string) => string;
  readonly reset: (token: string, next: string | null) => string;
  readonly emailConfirmation: (token: string) => string;
  readonly signIn: (next: string | null) => string;
}

/** Creates links from the URL that the operator has set. The Host header of a request is never used. */
export function createSignInLinks(url: string): SignInLinks {
  const link = (path: string) => new URL(path, url).href;
  return {
    origin: new URL(url).origin,
    forgottenPassword: link(panelPath("forgotten-password", {})),
    verification: (token) => link(panelPath("verify-email", { token })),
    reset: (token, next) => link(panelPath("reset-password", { token, next })),
    emailConfirmation: (token) => link(panelPath("confirm-email", { token })),
    signIn: (next) => link(panelPath("sign-in", { next })),
  };
}

/** The path of a panel over the landing page. */
function panelPath(panel: string, values: Readonly<Record<string, string | null>>): string {
  const given = Object.entries(values).flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
  return `/?${new URLSearchParams([["panel", panel], ...given])}`;
}
