import type { Mode } from "@askery/api";

interface ModeWords {
  readonly name: string;
  readonly heading: string;
  readonly promise: string;
  readonly placeholder: string;
}

export const modeWords: Readonly<Record<Mode, ModeWords>> = {
  genesis: {
    name: "Genesis",
    heading: "What do you want to know?",
    promise: "One question, one checked answer",
    placeholder: "Monthly revenue this year by category",
  },
  explorer: {
    name: "Explorer",
    heading: "What do you want to look at?",
    promise: "Profiles and ranked charts come next; a question is answered now",
    placeholder: "Orders by country",
  },
  quantum: {
    name: "Quantum",
    heading: "What do you want explained?",
    promise: "Investigations in several steps come next; a question is answered now",
    placeholder: "Return rate by product this quarter",
  },
};
