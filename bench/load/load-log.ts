import { percentile } from "../percentile.ts";
import type { SignedInClient } from "../speed/signed-in-client.ts";
import type { Work } from "./work.ts";

/** What each kind of work took, and what went wrong. */
export class LoadLog {
  static readonly columns = ["what", "times", "idle p50", "p50", "p99", "p99 / idle p50", "refused for now"];
  readonly #times = new Map<string, number[]>();
  readonly #refused = new Map<string, number>();
  readonly failures: string[] = [];

  /** Performs some work. A refusal with a time to wait is honest: the person waits that long. */
  async time(work: Work | undefined, person: SignedInClient, round: number): Promise<void> {
    if (work === undefined) return;
    const startedAt = performance.now();
    try {
      const { status, retryAfter, text } = await work.perform(person, round);
      const ms = performance.now() - startedAt;
      if (status === 429 && retryAfter !== null) {
        this.#refused.set(work.name, (this.#refused.get(work.name) ?? 0) + 1);
        await new Promise((resolve) => setTimeout(resolve, Number(retryAfter) * 1_000));
      } else if (status >= 400 && !isFull(status, text)) {
        this.failures.push(`${work.name}: ${status} ${text.slice(-500)}`);
      } else {
        this.#times.set(work.name, [...(this.#times.get(work.name) ?? []), ms]);
      }
      if (isFull(status, text)) await person.startOver();
    } catch (cause) {
      this.failures.push(`${work.name}: ${String(cause)}`);
    }
  }

  print(idle: LoadLog, light: readonly Work[], heavy: readonly Work[]): readonly (readonly string[])[] {
    return [...light, ...heavy].map(({ name }) => {
      const times = this.#times.get(name) ?? [];
      const before = idle.#times.get(name) ?? [];
      const idleMs = percentile(before, 0.5);
      const ratio = before.length === 0 ? "" : `${(percentile(times, 0.99) / idleMs).toFixed(1)} ×`;
      return [
        name,
        String(times.length),
        before.length === 0 ? "" : printMs(idleMs),
        printMs(percentile(times, 0.5)),
        printMs(percentile(times, 0.99)),
        ratio,
        String(this.#refused.get(name) ?? 0),
      ];
    });
  }
}

/** A conversation takes a limited number of questions. */
function isFull(status: number, text: string): boolean {
  return status === 409 && text.includes("conversation");
}

function printMs(ms: number): string {
  return `${ms < 100 ? ms.toPrecision(2) : Math.round(ms).toLocaleString("en-US")} ms`;
}
