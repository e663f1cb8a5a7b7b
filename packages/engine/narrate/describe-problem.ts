import type { Problem, ProblemCode } from "@askery/model";
import { joinWords } from "../chart/name-words.ts";

/**
 * Describes a problem in one or two sentences: what is wrong, and how to proceed. Missing facts result in shorter
 * sentences, without gaps.
 *
 * Suggested questions are shown next to the sentence. Suggested names are part of it: `No column looks like “revnue”.
 * Nearest: revenue, review.`
 */
export function describeProblem(problem: Problem): string {
  return messages[problem.code]((key) => readFact(problem, key), problem);
}

/** The text of a fact; null if it is missing or empty. */
type Facts = (key: FactKey) => string | null;

/**
 * - `words`: the affected words of the question
 * - `nearest`: similar names, as a comma-separated list
 * - `value`, `column`, `table`: names; `columns`, `tables`: comma-separated lists
 * - `left`, `right`: two tables
 * - `meanings`: possible meanings of the words, as a comma-separated list
 * - `limit`: a number; `until`: a date and time
 * - `name`: the subject of an edit; `rows`: a table's rows, as a plural; `needs`: the kind of column that an edit needs
 * - `reason`: the reason, as a sentence
 */
type FactKey =
  | "question"
  | "others"
  | "words"
  | "nearest"
  | "value"
  | "column"
  | "columns"
  | "table"
  | "tables"
  | "left"
  | "right"
  | "meanings"
  | "limit"
  | "state"
  | "until"
  | "name"
  | "rows"
  | "needs"
  | "reason";

type Message = (facts: Facts, problem: Problem) => string;

const messages: Readonly<Record<ProblemCode, Message>> = {
  /** No facts. */
  "question-empty": () => "There is no question yet. Type one, such as “How many orders last month?”",

  /** limit. */
  "question-too-long": (fact) =>
    `The question is too long. Keep it under ${group(fact("limit") ?? "2000")} characters.`,

  /** table, if known; nearest. */
  "question-not-understood": (fact) =>
    `The question does not say what to count or list.${when(fact("table"), (table) => ` Name a figure, such as “number of ${table}”.`)}`,

  /** words; nearest; state: drawing (about the chart), change (about two times), place (one of a ranking), ranking (a part of one in percent). */
  "words-unknown": (fact, { spans }) => {
    const words = fact("words");
    if (words === null) {
      return `Nothing in this database goes by ${spans.length > 1 ? "these words" : "this word"}.`;
    }
    const listed = splitList(words);
    switch (fact("state")) {
      case "drawing":
        return `It is not clear what ${joinWords(listed.map(quote))} should change in the chart. Use other words, or open the chart in the editor.`;
      case "change":
        return "A change is between two times. Name both, such as “in May against April”.";
      case "place":
        return "A single place of a ranking is not shown alone. Ask for the first few, such as “top 3”.";
      case "ranking":
        return "A ranking cannot be cut at a percentage. Name a number, such as “top 10”.";
      case null:
        break;
    }
    const subject = listed.length > 1 ? "Nothing in this database is called" : "No column looks like";
    return `${subject} ${joinWords(listed.map(quote), "or")}.${nearest(fact)}`;
  },

  /** table, until, state: gone or unreadable; column, if only that is gone. */
  "name-removed": (fact) => {
    const table = fact("table") ?? "that the question names";
    const name = when(fact("column"), (column) => `column ${column} of ${table}`, `table ${table}`);
    const until = fact("until") ?? "the last sync";
    return fact("state") === "unreadable"
      ? `The ${name} could be read until ${until}. It is still there, but this connection may no longer read it.`
      : `The ${name} was there until ${until}. It is gone.`;
  },

  /** value, column; nearest. */
  "value-not-found": (fact) =>
    `${when(fact("column"), (column) => `No ${column} is`, "Nothing in this data is called")} ${quote(fact("value") ?? "this")}.${nearest(fact)}`,

  /** left, right. */
  "tables-not-related": (fact) =>
    `Nothing connects ${fact("left") ?? "one table"} with ${fact("right") ?? "the other"}. Ask about one of them, or say in Connection which columns match.`,

  /** table. */
  "no-date-column": (fact) =>
    `${when(fact("table"), (table) => `${table[0]?.toUpperCase() ?? ""}${table.slice(1)} have`, "This data has")} no date, so time cannot be asked for. Leave the time out.`,

  /** words. */
  "definition-unused": (fact) =>
    `${when(fact("words"), (words) => joinWords(splitList(words).map(quote)), "A word of this question")} is defined for this database, but not for a question like this. Ask for it more plainly, or change its definition under Knowledge.`,

  /** words. */
  "metric-repeated": (fact) =>
    `${when(fact("words"), (words) => joinWords(splitList(words).map(quote)), "These figures")} would count the same rows several times in this question. Ask for one figure at a time, or break it down by something else.`,

  /** words, table. */
  "no-measure": (fact) =>
    `${when(fact("words"), (words) => `${quote(words)} is not a figure`, "There is no figure to compute")}${when(fact("table"), (table) => ` in ${table}`)}. Count the rows instead, or name a column with numbers.${nearest(fact)}`,

  /** tables; or table and columns. */
  "not-a-question-about-data": (fact) => {
    const [tables, columns] = [fact("tables"), fact("columns")];
    if (tables !== null) {
      const names = joinWords(splitList(tables));
      return `The data are about ${names}. Ask for figures, lists or trends of them.`;
    }
    if (columns === null) return "This is not a question about the data. Ask for figures, lists or trends.";
    const subject = when(fact("table"), (table) => `The columns of ${table} are`, "The columns are");
    return `${subject} ${joinWords(splitList(columns))}.`;
  },

  /** words. */
  unsure: (fact) => {
    const words = splitList(fact("words") ?? "");
    const unclear = joinWords(words.map(quote)) || "this question as a whole";
    return `It is not clear what ${unclear} ${words.length > 1 ? "mean" : "means"} here. Choose what to show, or ask in other words.`;
  },

  /** question, others (the number of choices). */
  "answer-rejected": (fact) => {
    const question = when(fact("question"), quote, "the question");
    return fact("others") === "0"
      ? `Nothing else fits ${question}. Correct it in your words: “no, I meant …”.`
      : `Choose what ${question} means, or correct it in your words: “no, I meant …”.`;
  },

  /** words, meanings. */
  ambiguous: (fact) => {
    const meanings = splitList(fact("meanings") ?? "");
    const words = when(fact("words"), quote, "The question");
    return meanings.length > 1
      ? `${words} can mean ${joinWords(meanings, "or")}. Choose one.`
      : `${words} can mean several things. Choose one.`;
  },

  /** No facts. */
  "forecast-not-possible": () =>
    "The data end today, and answers do not guess ahead. Ask for the trend so far.",

  /** table, column, reason. */
  "column-private": (fact) =>
    `${when(fact("column"), quote, "This column")} is private, and answers leave it out. ${fact("reason") ?? ""} An admin can give it another role under Tables & columns.`,

  /** No facts. */
  "database-empty": () => "This database has no tables. Add some, then read the schema again.",

  /** words. */
  "write-refused": (fact) =>
    `${when(fact("words"), (words) => `${quote(words)} would change data`, "This would change data")}. Answers only read. Ask what the data say instead.`,

  /** No facts. */
  "edit-of-sql": () =>
    "This is SQL that a person wrote, so its parts cannot be changed one by one. Filter the columns of its result, or edit the SQL.",

  /** No facts. */
  "edit-of-set": () =>
    "This answer combines two lists, so its columns cannot be changed. Filter, sort or count its rows instead.",

  /** column. */
  "edit-of-groups": (fact) =>
    `These figures are computed from groups of rows, so ${when(fact("column"), quote, "this")} cannot be used with them. Choose one of the columns shown.`,

  /** No facts. */
  "edit-of-comparison": () =>
    "This answer compares two periods already. Choose the figure again to start over, then set its period.",

  /** name. */
  "edit-name-unknown": (fact) =>
    `${when(fact("name"), (name) => `There is no ${quote(name)} here`, "This filter is not there")} any more. Choose from what the answer shows now.`,

  /** column, needs: "date" or "number". */
  "edit-wrong-type": (fact) =>
    `This needs a ${fact("needs") ?? "different"} column, and ${when(fact("column"), quote, "this")} is none. Choose another.`,

  /** left, right. */
  "edit-not-comparable": (fact) =>
    `${when(fact("left"), quote, "This")} can't be compared with ${when(fact("right"), quote, "that")}. Choose two numbers, two dates or two texts of the same rows.`,

  /** rows. */
  "edit-repeats-rows": (fact) =>
    `This would count some ${fact("rows") ?? "rows"} several times, and the figures would be too high. Filter by it instead, or count different values.`,

  /** No facts. */
  "edit-mixes-levels": () =>
    "This mixes what holds of single rows with what holds of computed figures. Use two filters, one for each.",

  /** No facts. */
  "edit-last-part": () => "Nothing would be left to show. Put something else in its place instead.",

  /** No facts. */
  "edit-without-period": () =>
    "There is no single period with a start and an end to compare with. Set a period first.",

  /** No facts. */
  "edit-along-time": () =>
    "This answer is broken down by time, so each period has rows of its own. Remove that breakdown to compare two periods.",

  /** No facts. */
  "edit-without-time": () => "This needs a breakdown by time. Add one first, such as by month.",

  /** rows, column. */
  "filter-of-many": (fact) =>
    `Its ${fact("rows") ?? "rows"} can each have several values of ${when(fact("column"), quote, "this")}. Choose the column by hand to show those with any of them.`,

  /** rows, table. */
  "filter-of-several": (fact) =>
    `Its ${fact("rows") ?? "rows"} refer to ${fact("table") ?? "this table"} in several ways. Choose the column by hand to use the first of them.`,

  /** column; null for a date. */
  "filter-not-in-sql": (fact) =>
    `Its SQL returns no column ${when(fact("column"), quote, "with this date")}. Add the column to the SQL, or choose another one by hand.`,

  /** column. */
  "filter-unsure-in-sql": (fact) =>
    `Its SQL may take ${when(fact("column"), quote, "this column")} from another table. Choose the column of its result by hand.`,

  /** No facts. */
  "filter-switched-off": () => "This filter is switched off for this card.",

  /** No facts. */
  "filter-of-variables": () =>
    "This filter only sets variables of SQL. Choose a variable or a column of this card by hand.",

  /** name. */
  "filter-variable-gone": (fact) =>
    `Its SQL has no variable ${when(fact("name"), quote, "of that name")}. Choose another one by hand.`,

  /** name. */
  "filter-variable-type": (fact) =>
    `The variable ${when(fact("name"), quote, "of its SQL")} cannot have this value. Choose another value.`,

  /** name. */
  "filter-variable-one": (fact) =>
    `The variable ${when(fact("name"), quote, "of its SQL")} takes one value. Choose a single one.`,

  /** name. */
  "filter-variable-open": (fact) =>
    `The variable ${when(fact("name"), quote, "of its SQL")} needs this end of the range. Choose a range with both ends.`,

  /** name. */
  "filter-variable-range": (fact) =>
    `The variable ${when(fact("name"), quote, "of its SQL")} takes the first value of a range, and no variable takes the last one. Choose a range without an end, or add a second variable to the SQL.`,
};

function readFact({ facts }: Problem, key: FactKey): string | null {
  const text = facts[key]?.trim() ?? "";
  return text === "" ? null : text;
}

function when(text: string | null, write: (text: string) => string, otherwise = ""): string {
  return text === null ? otherwise : write(text);
}

function nearest(fact: Facts): string {
  return when(fact("nearest"), (names) => ` Nearest: ${names}.`);
}

/** "2000" becomes "2,000". */
function group(digits: string): string {
  return /^\d{4,9}$/.test(digits) ? Number(digits).toLocaleString("en-US") : digits;
}

function quote(text: string): string {
  const characters = Array.from(text);
  return characters.length <= longestQuote ? `“${text}”` : `“${characters.slice(0, longestQuote).join("")}…”`;
}

const longestQuote = 60;

function splitList(text: string): readonly string[] {
  return text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}
