import { Seeded } from "./seeded.ts";

/** How the people who made a schema name and store things. */
export interface Habits {
  readonly casing: "snake" | "camel" | "pascal" | "upper";
  /** How long words are shortened: not at all, without vowels, to their start, or as businesses usually do. */
  readonly shortening: "none" | "vowels" | "start" | "usual";
  readonly tablePrefix: "none" | "t" | "tbl" | "module" | "role";
  /** What each column's name starts with: nothing, the table's name, or its initials. */
  readonly columnPrefix: "none" | "table" | "initials";
  readonly isPlural: boolean;
  /** Whether keys are called after their table. */
  readonly namesKeys: boolean;
  readonly declaresReferences: boolean;
  /** How many columns with few values have codes, explained in a table of their own. */
  readonly lookups: number;
  readonly usesNumberCodes: boolean;
  readonly dates: "text" | "epoch" | "number";
  readonly money: "units" | "cents";
  readonly flags: "01" | "YN" | "TF";
}

/** Variants of a company: 0 is tidy, the others are as systems of many years look. */
export function chooseHabits(company: string, variant: number): Habits {
  const random = new Seeded(`${company} variant ${variant}`);
  return variant === 0 ? chooseTidy(random) : chooseRough(random);
}

function chooseTidy(random: Seeded): Habits {
  return {
    casing: random.pick(["snake", "snake", "snake", "camel", "pascal", "upper"]),
    shortening: "none",
    tablePrefix: "none",
    columnPrefix: random.pick(["none", "none", "none", "none", "table"]),
    isPlural: random.chance(0.5),
    namesKeys: random.chance(0.4),
    declaresReferences: random.chance(0.75),
    lookups: random.chance(0.3) ? 1 : 0,
    usesNumberCodes: random.chance(0.5),
    dates: random.pick(["text", "text", "text", "text", "epoch", "number"]),
    money: random.chance(0.2) ? "cents" : "units",
    flags: random.pick(["01", "01", "01", "01", "YN"]),
  };
}

function chooseRough(random: Seeded): Habits {
  return {
    casing: random.pick(["snake", "snake", "camel", "pascal", "upper"]),
    shortening: random.pick(["none", "vowels", "start", "usual", "usual", "usual"]),
    tablePrefix: random.pick(["none", "none", "t", "tbl", "module", "role"]),
    columnPrefix: random.pick(["none", "none", "none", "table", "initials"]),
    isPlural: random.chance(0.2),
    namesKeys: random.chance(0.7),
    declaresReferences: random.chance(0.4),
    lookups: random.pick([0, 1, 1, 2]),
    usesNumberCodes: random.chance(0.4),
    dates: random.pick(["text", "text", "epoch", "number"]),
    money: random.chance(0.4) ? "cents" : "units",
    flags: random.pick(["01", "YN", "TF"]),
  };
}
