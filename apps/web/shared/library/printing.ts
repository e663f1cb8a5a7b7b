import { createStore } from "../state/store.ts";

/** Whether the page is being laid out for paper, which shows all cards: those out of sight, and those of folded sections. */
export const printing = createStore(false);
