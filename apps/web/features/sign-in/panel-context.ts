import type { PanelName, PanelSearch } from "./panel-search.ts";

/** What every panel is given. */
export interface PanelProps {
  readonly search: PanelSearch;
  /** Carries an address typed in one panel to the next. */
  readonly email: string;
  readonly onEmailChange: (email: string) => void;
  readonly onOpen: (panel: PanelName, told?: Told) => void;
  /** What the panel that was left wants said in this one. */
  readonly told: Told | null;
  /** A session has begun: goes where the visitor was going. */
  readonly onSignedIn: () => void;
}

export type Told = "password-changed" | "reset-mailed" | "sign-up-mailed";
