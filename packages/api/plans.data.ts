import type { PlanName } from "./words.ts";

/** The prices and limits of a plan. `null` is unlimited. Prices are in whole euros, without tax. */
export interface PlanTerms {
  readonly name: PlanName;
  readonly pitch: string;
  /** The price per person and month; null is by agreement. */
  readonly monthlyPrice: number | null;
  /** The same, if billed yearly. */
  readonly yearlyPrice: number | null;
  readonly limits: PlanLimits;
}

/** Limits of features that exist. A new feature adds its own. */
export interface PlanLimits {
  readonly members: number | null;
  readonly questionsPerMonth: number | null;
  /** How many databases on this plan one person may own, not counting the sample. */
  readonly databases: number | null;
  readonly uploadRows: number | null;
  /** The size of one file. */
  readonly uploadBytes: number | null;
  readonly hasSchemaWarnings: boolean;
}

export const unlimited: PlanLimits = {
  members: null,
  questionsPerMonth: null,
  databases: null,
  uploadRows: null,
  uploadBytes: null,
  hasSchemaWarnings: true,
};

/** All prices and limits, cheapest plan first. */
export const planTerms: readonly PlanTerms[] = [
  {
    name: "Free",
    pitch: "Every kind of question and chart",
    monthlyPrice: 0,
    yearlyPrice: 0,
    limits: {
      members: 1,
      questionsPerMonth: 200,
      databases: 3,
      uploadRows: 1_000_000,
      uploadBytes: 200_000_000,
      hasSchemaWarnings: false,
    },
  },
  {
    name: "Pro",
    pitch: "As many questions and databases as you like",
    monthlyPrice: 22,
    yearlyPrice: 18,
    limits: {
      members: 10,
      questionsPerMonth: null,
      databases: null,
      uploadRows: 10_000_000,
      uploadBytes: 2_000_000_000,
      hasSchemaWarnings: true,
    },
  },
  {
    name: "Startup",
    pitch: "Larger files",
    monthlyPrice: 59,
    yearlyPrice: 49,
    limits: {
      members: 100,
      questionsPerMonth: null,
      databases: null,
      uploadRows: 100_000_000,
      uploadBytes: 10_000_000_000,
      hasSchemaWarnings: true,
    },
  },
  {
    name: "Enterprise",
    pitch: "No limits at all",
    monthlyPrice: null,
    yearlyPrice: null,
    limits: unlimited,
  },
];
