import type { PanelName, PanelSearch } from "./panel-search.ts";

/** The props of every panel. */
export interface PanelProps {
  readonly search: PanelSearch;
  /** The e-mail address, passed on from panel to panel. */
  readonly email: string;
  readonly onEmailChange: (email: string) => void;
  readonly onOpen: (panel: PanelName, outcome?: Outcome) => void;
  /** A message from the previous panel. */
  readonly outcome: Outcome | null;
  /** Called after sign-in; opens the page that the visitor wanted. Default: the one in the address. */
  readonly onSignedIn: (next?: string | null) => void;
  /** Called after an invitation was accepted; opens the database. */
  readonly onJoined: (databaseId: string) => void;
}

export type Outcome = "password-changed" | "reset-mailed" | "sign-up-mailed" | "sign-in-expired";
