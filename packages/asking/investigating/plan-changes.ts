/** The parts of a plan that people change. */
export interface ChosenSteps {
  /** The ids of steps that are not run. */
  readonly without: readonly string[];
  /** The ids of offered steps that are run as well. */
  readonly added: readonly string[];
}

/** What people want of a plan at the moment, which may change while it runs. */
export interface PlanChanges {
  /** Applies to steps that have not started. */
  readonly change: (chosen: ChosenSteps) => void;
  readonly isLeftOut: (id: string) => boolean;
  readonly isAdded: (id: string) => boolean;
}

export function trackChanges(first: ChosenSteps): PlanChanges {
  let chosen = first;
  return {
    change: (next) => {
      chosen = next;
    },
    isLeftOut: (id) => chosen.without.includes(id),
    isAdded: (id) => chosen.added.includes(id) && !chosen.without.includes(id),
  };
}
