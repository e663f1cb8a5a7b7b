import type { FiguresContext } from "../../library/dashboards/card-figures.ts";
import type { Passwords } from "../../people/sign-in/passwords.ts";

/** The context for sharing things, and for visitors with a link. */
export interface SharingContext extends FiguresContext {
  /** The server's secret, from which tokens derive and with which visits are signed. */
  readonly secret: string;
  readonly passwords: Passwords;
  /** The address of this site, without a slash at its end. */
  readonly siteUrl: string;
}
