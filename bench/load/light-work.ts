import { ask, send, type Work } from "./work.ts";

const typed = "number of orders by country this year";
const questions = ["how many customers are there", "number of orders", "how many products are there"];

/** What most people do most of the time. */
export const lightWork: readonly Work[] = [
  {
    name: "a list of conversations",
    perform: (person) => send(person, `${person.databasePath}/conversations`),
  },
  { name: "the account", perform: (person) => send(person, "/api/me") },
  {
    name: "completions of a question",
    perform: (person, round) => {
      const text = typed.slice(0, 3 + (round % (typed.length - 3)));
      const query = new URLSearchParams({ text, caret: String(text.length) });
      return send(person, `${person.databasePath}/completions?${query.toString()}`);
    },
  },
  {
    name: "a small question",
    perform: (person, round) => ask(person, questions[round % questions.length] ?? ""),
  },
];
