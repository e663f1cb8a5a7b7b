import type { SqlVariable } from "@askery/model";

/** Texts of failures to ask a database. */
export const messages = {
  unknowable: {
    message: "The data show what happened, not what would have happened otherwise.",
    fix: "Ask why a figure changed, or compare groups that exist, such as orders with and without a coupon.",
  },
  nothingToForecast: {
    message: "This names no figure with dates, so there is no past to continue.",
    fix: "Name a figure, and how far: “Forecast orders for the next quarter”.",
  },
  nothingToCompare: {
    message: "This names no figure with dates, so there are no two periods to compare.",
    fix: "Name a figure, and when it changed: “Why did revenue fall in May?”",
  },
  notBegun: {
    message: "This period has not begun, so there is no change to explain.",
    fix: "Ask how the figure goes on: “Forecast revenue for next month”. Or name a period with data.",
  },
  otherQuestion: {
    message: "Quantum explains figures, and this question asks for something else.",
    fix: "Ask it in Genesis. Or ask why a figure changed, what it depends on, how two groups differ, what is unusual, how it goes on, or who is being lost.",
  },
  noRhythm: {
    message:
      "These have no events with a date, or are limited by more than single values, so no rhythm is known.",
    fix: "Name things that come again and again, such as customers in Spain who have orders.",
  },
  noPartOfIt: {
    message: "What is unusual is looked for in all rows, or in those with single values.",
    fix: "Name a value, such as a country, and no other condition: “What is unusual in Spain this week?”",
  },
  partOutOfReach: {
    message: "The figure has no connection to the part that is looked at.",
    fix: "Ask about a figure of the same rows, or go back to the whole.",
  },
  notTwoGroups: {
    message: "These are not two values of one column, so there is nothing to compare.",
    fix: "Name two values of the same kind, such as two countries: “Compare revenue in Spain and Italy”.",
  },
  exampleFails: (author: string, reason: string) => ({
    message: `The SQL that ${author} wrote for this question does not run: ${reason}`,
    fix: "Correct the example under Knowledge, or rephrase the question.",
  }),
  accessRevoked: (reason: string, fix: string) => ({
    message: `${reason} It could be read when the tables were last read, so access was revoked since.`,
    fix,
  }),
  privateColumn: (name: string, reason: string) => ({
    message: `${name} is private, and nobody can read it here. ${reason}`,
    fix: "Leave it out, or ask an owner or admin of the database to make it public under Tables & columns.",
  }),
  privateAmongAll: (name: string, reason: string, table: string) => ({
    message: `All columns of ${table} would include ${name}, which is private. ${reason}`,
    fix: "Name the columns that you need, or ask an owner or admin of the database to make it public under Tables & columns.",
  }),
  notPermitted: (table: string) => ({
    message: `Your access to this database does not include ${table === "" ? "this table" : table}.`,
    fix: "Use the tables that are listed for you, or ask an owner or admin of the database for access.",
  }),
  readsUnclear: {
    message: "Your access to this database is limited, and it is unclear which tables this statement reads.",
    fix: "Write it as SELECT … FROM … with the names of the tables.",
  },
  nameOfTable: (table: string) => ({
    message: `WITH gives the name of the table ${table} to other rows, which limited access does not allow.`,
    fix: "Choose another name in WITH.",
  }),
  readAhead: (name: string) => ({
    message: `WITH reads ${name} before it is defined, so the name may be a table's.`,
    fix: "Define it first, and give it a name that no table has.",
  }),
  innerWith: (name: string) => ({
    message: `A WITH inside of a query reads ${name}, which another WITH defines: MariaDB would read a table of that name.`,
    fix: "Put all parts into one WITH at the beginning.",
  }),
  sameNames: (table: string) => ({
    message: `The statement reads two tables with the name ${table}, which limited access does not allow.`,
    fix: "Read them in two statements.",
  }),
  explainsAllRows: {
    message: "The execution plan shows estimates of rows that your access does not include.",
    fix: "Ask an owner or admin of the database to look at it.",
  },
  noFigureRows: (reason: string) => ({
    message: `The rows of this figure cannot be listed. ${reason}`,
    fix: "Pick another figure, or ask for the rows in words.",
  }),
  sqlWithoutPlan: (part: string) => ({
    message: `This SQL can't be edited by chips: no chip can show ${part}.`,
    fix: "Change this part of the SQL, or go on with the SQL.",
  }),
  sqlWithOtherRows: {
    message: "This SQL can't be edited by chips: they would give another result.",
    fix: "Go on with the SQL, or ask for it in words.",
  },
  noSuchVariable: (name: string) => ({
    message: `No variable is named ${name}.`,
    fix: `Add a variable ${name} with a value, or remove {{${name}}} from the SQL.`,
  }),
  valueOfOtherType: (kind: TypedKind, name: string) => valueFaults[kind](name),
  variableAstray: (name: string) => ({
    message: `{{${name}}} is within quotes, a comment or a word, where a value can't be filled in.`,
    fix: "Write it without quotes, as a value of its own. To search for a part of a text, join the parts with || or CONCAT.",
  }),
  nameGone: (name: string) => ({
    message: `${name} no longer exists, or is excluded from answers.`,
    fix: "Ask the question again to use the current tables.",
  }),
  noSuchTable: (table: string) => ({
    message: `This database has no table ${table}, or answers leave it out.`,
    fix: "Choose another table to explore.",
  }),
  noSuchFinding: (table: string) => ({
    message: `The exploration of ${table === "" ? "the database" : table} has no such finding any longer.`,
    fix: "Explore again, and open the finding from there.",
  }),
  ruleWithoutForm: (rule: string) => ({
    message: `“${rule}” cannot become a filter, a word or a date.`,
    fix: "Write it like “Revenue excludes cancelled orders”, “A customer is active if they ordered in the last 90 days”, “Use order_date for orders” or “The fiscal year starts in April”.",
  }),
  ruleWithSql: {
    message: "A rule is written in words, and this one has comparisons of SQL.",
    fix: "Write “over”, “under” or “is not” instead, or add it as a default filter, a word or a metric, which take SQL.",
  },
  ruleWithoutRows: {
    message: "The rule does not name the rows that it is about.",
    fix: "Name them, such as “cancelled orders”.",
  },
  ruleWithoutTerm: {
    message: "The rule does not name both a term and its meaning.",
    fix: "Write it like “VIP means customers with more than 5 orders”.",
  },
  ruleWordsUnknown: (words: string) => ({
    message: `“${words}” is not understood as rows or as a figure of this database.`,
    fix: "Use the names of tables and columns and values as they are in the data, such as “orders with the status cancelled”. Or add a default filter, a word or a metric, which take SQL.",
  }),
  ruleRowsUnclear: (rows: string, scope: string) => ({
    message:
      scope === ""
        ? `“${rows}” has no condition.`
        : `“${rows}” is not a condition on the rows of “${scope}”.`,
    fix: "Name the table and the condition, such as “Leave out orders with the status cancelled”.",
  }),
  ruleTermIsTable: (term: string) => ({
    message: `“${term}” is a table, and a rule cannot give it another meaning.`,
    fix: "To leave rows out, write it like “Only paid orders count”.",
  }),
  ruleDropsMeaning: (word: string) => ({
    message: `“${word}” changes what a question asks for, so questions can't be read without it.`,
    fix: "Leave out other words of the phrase, or define what the phrase means.",
  }),
  ruleWithoutDate: (words: string) => ({
    message: `“${words}” names no date column of this database.`,
    fix: "Write it like “Use order_date for orders”.",
  }),
  ruleDateUnclear: (column: string) => ({
    message: `Several tables have a column “${column}”.`,
    fix: `Name the table: “Use ${column} for orders”.`,
  }),
  ruleStartUnclear: {
    message: "The rule names no month in which the fiscal year starts.",
    fix: "Write it like “The fiscal year starts in April”. It starts on the first day of a month.",
  },
};

type TypedKind = Exclude<SqlVariable["kind"], "text">;

interface Message {
  readonly message: string;
  readonly fix: string;
}

/** Why SQL can't contain the value of a variable. It can contain any text. */
const valueFaults: Readonly<Record<TypedKind, (name: string) => Message>> = {
  number: (name) => ({
    message: `The value of ${name} is not a number.`,
    fix: "Enter a number, for example 12.5.",
  }),
  date: (name) => ({ message: `The value of ${name} is not a date.`, fix: "Choose a date." }),
  choice: (name) => ({
    message: `The value of ${name} is not in its list, or the list is not of its type.`,
    fix: "Choose a value of the list. A list of numbers contains only numbers.",
  }),
  field: (name) => ({
    message: `The field filter ${name} has no column yet.`,
    fix: "Choose the table and the column that it filters.",
  }),
};
