import type { GuardDialect } from "../guard-verdict.ts";
import { honestStatements } from "./honest.data.ts";
import { shapes, spellings, subjects, type Spelling, type Subject } from "./honest-shapes.test-support.ts";

/** Every honest statement of a dialect: the hand-written ones, and each shape about each subject. */
export function listHonestStatements(dialect: GuardDialect): readonly string[] {
  const spelling = spellings[dialect];
  const made = subjects.flatMap((subject) =>
    shapes.map((shape) => shape(spelling, quoteNames(subject, spelling))),
  );
  return [...new Set([...honestStatements[dialect], ...made])];
}

/** Quotes reserved words and names that are not plain words. */
function quoteNames(subject: Subject, { quote }: Spelling): Subject {
  const plain = (name: string) => (/^[a-z_]+$/u.test(name) && !reserved.has(name) ? name : quote(name));
  return {
    facts: plain(subject.facts),
    amount: plain(subject.amount),
    at: plain(subject.at),
    of: plain(subject.of),
    things: plain(subject.things),
    name: plain(subject.name),
    kind: plain(subject.kind),
  };
}

const reserved: ReadonlySet<string> = new Set([
  "count",
  "first",
  "format",
  "insert",
  "language",
  "replace",
  "user",
]);
