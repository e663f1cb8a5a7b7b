import type { Mode } from "@askery/api";

interface ModeWords {
  readonly name: string;
  readonly heading: string;
  readonly promise: string;
}

export const modeWords: Readonly<Record<Mode, ModeWords>> = {
  genesis: {
    name: "Genesis",
    heading: "What do you want to know?",
    promise: "One question, one checked answer",
  },
  explorer: {
    name: "Explorer",
    heading: "What do you want to look at?",
    promise: "What stands out in a table or in all of them, found by statistics",
  },
  quantum: {
    name: "Quantum",
    heading: "What do you want explained?",
    promise: "Why a figure changed, or what it depends on, with the evidence",
  },
};
