import type { Difficulty } from "./make-case.ts";

/** From plain to hard. Causes have one or two dimensions, half and half. */
export const difficulties: readonly Difficulty[] = [
  { name: "one cause, noise 0–5 %", causes: [1, 1], noise: [0, 0.05], strength: [0.3, 0.9], common: [0, 0] },
  {
    name: "1–2 causes, noise 5–15 %",
    causes: [1, 2],
    noise: [0.05, 0.15],
    strength: [0.3, 0.9],
    common: [0, 0],
  },
  {
    name: "2–3 causes, noise 15–25 %",
    causes: [2, 3],
    noise: [0.15, 0.25],
    strength: [0.2, 0.9],
    common: [0, 0],
  },
  {
    name: "1–3 causes, noise 0–25 %, all grows or shrinks by up to 15 %",
    causes: [1, 3],
    noise: [0, 0.25],
    strength: [0.2, 0.9],
    common: [0, 0.15],
  },
];

/** No cause at all: whatever is named is wrong. */
export const noiseOnly: Difficulty = {
  name: "noise only",
  causes: [0, 0],
  noise: [0.02, 0.25],
  strength: [0, 0],
  common: [0, 0.15],
};
