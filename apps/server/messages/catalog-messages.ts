/* Texts of failures of changes to tables, columns, relationships or knowledge. */

export const catalogMessages = {
  // Tables and columns

  tablesNotRead: {
    message: "This database's tables have not been read yet.",
    fix: "Wait until the sync has finished, or start one.",
  },
  noColumnForRule: (name: string) => ({
    message: `The database has no column ${name}.`,
    fix: "Choose one of the columns of the table.",
  }),
  allHidden: (table: string) => ({
    message: `This would hide every column of ${table}.`,
    fix: "Leave at least one column.",
  }),
  columnNotComparable: (name: string) => ({
    message: `${name} has neither texts nor whole numbers, so rows can't be filtered by it.`,
    fix: "Choose a column with texts or whole numbers.",
  }),
  noSuchMember: {
    message: "This person is not a member of the database.",
    fix: "Load the list again. They may have left.",
  },
  noSuchTable: (table: string, nearest = "") => ({
    message: `This database has no table “${table}”.${nearest}`,
    fix: "Choose a table from the list.",
  }),
  noSuchColumn: (table: string, column: string, nearest: string) => ({
    message: `${table} has no column “${column}”.${nearest}`,
    fix: "Choose one of the table's columns.",
  }),
  meaningDoesNotFit: (problem: string) => ({
    message: problem,
    fix: "Choose another value.",
  }),
  columnStaysPrivate: (column: string) => ({
    message: `${column} is private. Only an owner or admin of the database can make it public.`,
    fix: "Ask one of them to change it under Tables & columns.",
  }),
  onlyAdminsLift: (column: string) =>
    `${column} is private. Only an owner or admin of the database can make it public.`,
  noSuchSync: {
    message: "This sync does not exist.",
    fix: "Choose a sync from the list.",
  },

  // Relationships

  noSuchRelationship: {
    message: "This relationship does not exist.",
    fix: "Choose a relationship from the list.",
  },
  unevenColumns: {
    message: "The two sides of a relationship need the same number of columns.",
    fix: "Select as many columns on one side as on the other.",
  },
  relationshipGiven: {
    message: "A person added this relationship, so there is nothing to confirm or reject.",
    fix: "Remove it instead.",
  },
  relationshipDeclared: {
    message: "The database declares this relationship, so there is nothing to confirm or reject.",
    fix: "Change it in the database.",
  },
  relationshipFound: {
    message: "Nobody added this relationship: Askery found it.",
    fix: "Reject it instead of removing it.",
  },

  // Knowledge

  noSuchEntry: {
    message: "This entry does not exist or has been deleted.",
    fix: "Choose an entry from the list.",
  },
  entryKindChanged: (kind: string) => ({
    message: `The kind of an entry can't change: this is a ${kind}.`,
    fix: "Delete it, and add an entry of the other kind.",
  }),
  entryExists: (name: string) => ({
    message: `“${name}” already exists.`,
    fix: "Change the existing entry instead.",
  }),
  entryWrong: (message: string) => ({
    message,
    fix: "Correct it, and save it again.",
  }),
  ruleNotRead: "it was saved before rules in words acted. Change and save it to let answers follow it.",
  ruleNameGone: (name: string) => `${name} no longer exists, or answers leave it out.`,
  ruleRefused: ({ message, fix }: { readonly message: string; readonly fix: string }) => ({
    message: `This rule would change no answer. ${message}`,
    fix,
  }),
  conditionWithColumn: "A word means a column or a condition on the rows of a table, not both.",
  valueWithoutColumn: "A value belongs to a column. Choose the column.",
};

/** Problems of the SQL of a metric or a default filter. */
export const metricMessages = {
  noAggregate: "A metric needs an aggregate, such as sum(quantity * unit_price).",
  bareColumn: (column: string) =>
    `Choose what to do with ${column}: sum(${column}), avg(${column}), max(${column}) …`,
  otherTable: (table: string, other: string) =>
    `A metric uses the columns of one table. This one uses ${table}, not ${other}.`,
  unknownFunction: (name: string, allowed: readonly string[]) =>
    `The function ${name} can't be used in a metric. Use one of these: ${allowed.join(", ")}.`,
  nestedAggregate: (name: string) => `${name} can't be used inside another aggregate.`,
  distinctOnlyInCount: "Only count can be combined with “distinct”.",
  endsTooSoon: (wanted: string) => `The text ends where ${wanted} is expected.`,
  unexpected: (wanted: string, found: string) => `“${found}” appears where ${wanted} is expected.`,
  tooDeep: "Too many parentheses are nested.",
  unknownCharacter: (character: string) => `The character “${character}” can't be used in a metric.`,
};
