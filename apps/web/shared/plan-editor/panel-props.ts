import type { EditOptions, PlanEdit } from "@askery/model";
import type { ReactNode } from "react";
import type { PlanSource } from "./plan-editing.ts";

/** The props of every panel that edits one part of a plan. */
export interface PanelProps {
  readonly options: EditOptions;
  readonly source: PlanSource;
  /** Applies edits and closes the panel. Without any, only closes it. */
  readonly onEdit: (...edits: readonly PlanEdit[]) => void;
  /** The text of the search field; searching also finds options that are not loaded yet. */
  readonly typed: string;
  readonly onTyped: (typed: string) => void;
  /** Shown in a list without options. */
  readonly empty: ReactNode;
  /** Returns to the list of everything that can be added. */
  readonly onBack?: (() => void) | undefined;
}
