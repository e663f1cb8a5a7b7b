import type { CompanyQuestion } from "./company.ts";

/**
 * Reads the lines of questions: `?` asks, `?+` asks after the question before it, `=` gives a correct SQL, and `!` asks
 * what the database cannot answer.
 */
export class QuestionReader {
  readonly problems: string[] = [];
  readonly #company: string;
  readonly #questions: { id: string; text: string; earlier: readonly string[]; gold: string[] }[] = [];
  readonly #unanswerable = new Set<string>();

  constructor(company: string) {
    this.#company = company;
  }

  /** Null, or what is wrong with the line. */
  read(line: string): string | null {
    const last = this.#questions.at(-1);
    if (line.startsWith("=")) {
      if (!last || this.#unanswerable.has(last.id)) return "SQL needs a question before it.";
      last.gold.push(line.slice(1).trim().replace(/;$/, ""));
      return null;
    }
    const [mark = ""] = /^\?\+|^[?!]/.exec(line) ?? [];
    const text = line.slice(mark.length).trim();
    if (text === "") return "The question is empty.";
    const isFollowUp = mark === "?+";
    if (isFollowUp && !last) return "A follow-up needs a question before it.";
    const id = `${this.#company}-${String(this.#questions.length + 1).padStart(2, "0")}`;
    const earlier = isFollowUp && last ? [...last.earlier, last.text] : [];
    if (mark === "!") this.#unanswerable.add(id);
    this.#questions.push({ id, text, earlier, gold: [] });
    return null;
  }

  finish(): readonly CompanyQuestion[] {
    const isWhole = ({ id, gold }: CompanyQuestion): boolean => gold.length > 0 || this.#unanswerable.has(id);
    for (const one of this.#questions) if (!isWhole(one)) this.problems.push(`"${one.text}" has no SQL.`);
    return this.#questions.filter(isWhole);
  }
}
