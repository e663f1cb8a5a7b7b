import type { Mode } from "@askery/api";

interface ModeWords {
  readonly name: string;
  readonly heading: string;
  readonly promise: string;
  /** The button that sends the text. */
  readonly send: string;
}

export const modeWords: Readonly<Record<Mode, ModeWords>> = {
  genesis: {
    name: "Genesis",
    heading: "What do you want to know?",
    promise: "One question, one checked answer",
    send: "Ask",
  },
  explorer: {
    name: "Explorer",
    heading: "What do you want to look at?",
    promise: "What stands out in a table, a figure or a topic, found by statistics",
    send: "Explore",
  },
  quantum: {
    name: "Quantum",
    heading: "What do you want explained?",
    promise: "Why a figure changed, or what it depends on, with the evidence",
    send: "Investigate",
  },
};
