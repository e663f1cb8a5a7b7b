import type { CompanyColumn, CompanyTable } from "./company.ts";
import type { Seeded } from "./seeded.ts";

/** The moments at which a row can have begun. */
export interface Moments {
  /** The first possible day. */
  readonly day: string;
  /** Whether it begins soon after that day, as an invoice does after its order. */
  readonly isClose: boolean;
}

interface DateOptions {
  readonly today: string;
  readonly after: Moments;
  readonly random: Seeded;
}

/** Makes the dates of one row: the first one in the table begins it, the others follow within days or weeks. */
export class DateMaker {
  readonly #options: DateOptions;
  readonly #first: string | undefined;
  #start: string | null = null;
  #made = 0;

  constructor({ columns }: CompanyTable, options: DateOptions) {
    this.#options = options;
    this.#first = columns.find(({ type }) => type.kind === "date" || type.kind === "time")?.name;
  }

  /** When the row began; null if it has no date. */
  get start(): string | null {
    return this.#start;
  }

  make(
    column: CompanyColumn,
    { kind, isOptional }: { readonly kind: "date" | "time"; readonly isOptional: boolean },
  ): string | null {
    const { today, random } = this.#options;
    const isFirst = column.name === this.#first;
    const moment = isFirst ? this.#begin(kind) : this.#follow(kind);
    const isMissing = isOptional && random.chance(isFirst ? 0.25 : 0.18);
    if (isFirst) this.#start = moment;
    const isLater = moment.slice(0, 10) > today && !isAhead(column);
    if (isMissing || (isLater && isOptional)) return null;
    if (!isLater) return moment;
    const latest = kind === "date" ? today : `${today} 20:30:00`;
    return this.#start !== null && latest < this.#start ? this.#start : latest;
  }

  /** More rows began lately than long ago. */
  #begin(kind: "date" | "time"): string {
    const { today, after, random } = this.#options;
    const days = Math.max(0, daysBetween(after.day, today));
    const day = after.isClose
      ? addDays(after.day, Math.min(days, Math.floor(random.wait(9))))
      : addDays(after.day, Math.floor(days * (1 - random.next() ** 1.5)));
    return kind === "date" ? day : this.#timeOn(day);
  }

  /** Days after the beginning, or half an hour to ten days where hours count. */
  #follow(kind: "date" | "time"): string {
    const { today, random } = this.#options;
    const start = this.#start ?? today;
    const order = 1 + this.#made++;
    if (kind === "time" && start.includes(" ")) {
      const minutes = Math.round(order * 30 * 480 ** random.next());
      return new Date(Date.parse(`${start.replace(" ", "T")}Z`) + minutes * 60_000)
        .toISOString()
        .slice(0, 19)
        .replace("T", " ");
    }
    const day = addDays(start.slice(0, 10), Math.ceil(random.wait(6 * order - 3)));
    return kind === "date" ? day : this.#timeOn(day);
  }

  #timeOn(day: string): string {
    const { random } = this.#options;
    const hour = random.chance(0.15)
      ? random.whole(0, 23)
      : 7 + Math.floor(7 * (random.next() + random.next()));
    return `${day} ${twoDigits(hour)}:${twoDigits(random.whole(0, 59))}:00`;
  }
}

/** Whether the date is planned and may be after today. */
function isAhead({ name, phrases }: CompanyColumn): boolean {
  return /due|deadline|expir|valid|scheduled|planned|renew|until/.test(
    [name, ...phrases.slice(0, 2)].join(" "),
  );
}

const dayMs = 86_400_000;

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

function twoDigits(number: number): string {
  return String(number).padStart(2, "0");
}
