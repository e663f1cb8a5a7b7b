import type { PlanName } from "./words.ts";

/** What a plan costs and allows. `null` is without limit. Money is in whole euros, without tax. */
export interface PlanTerms {
  readonly name: PlanName;
  readonly pitch: string;
  /** A person's price for a month; null is agreed upon. */
  readonly monthlyPrice: number | null;
  /** The same, billed for a year at once. */
  readonly yearlyPrice: number | null;
  readonly limits: PlanLimits;
}

export interface PlanLimits {
  readonly members: number | null;
  readonly questionsPerMonth: number | null;
  readonly keptAnswers: number | null;
  readonly historyDays: number | null;
  /** How many databases on this plan one person may own, the sample not counted. */
  readonly databases: number | null;
  readonly uploadRows: number | null;
  /** Of one file. */
  readonly uploadBytes: number | null;
  readonly hasSchemaWarnings: boolean;
  /** People who may look and not change. */
  readonly viewers: number | null;
  readonly hasScheduledMail: boolean;
  /** 0 is none. */
  readonly auditLogDays: number | null;
}

/** The one place for prices and limits, cheapest plan first. */
export const planTerms: readonly PlanTerms[] = [
  {
    name: "Free",
    pitch: "Every mode and chart, for one person",
    monthlyPrice: 0,
    yearlyPrice: 0,
    limits: {
      members: 1,
      questionsPerMonth: 200,
      keptAnswers: 5,
      historyDays: 30,
      databases: 3,
      uploadRows: 1_000_000,
      uploadBytes: 200_000_000,
      hasSchemaWarnings: false,
      viewers: 0,
      hasScheduledMail: false,
      auditLogDays: 0,
    },
  },
  {
    name: "Pro",
    pitch: "Dashboards, alerts and sharing for a team",
    monthlyPrice: 22,
    yearlyPrice: 18,
    limits: {
      members: 10,
      questionsPerMonth: null,
      keptAnswers: 100,
      historyDays: 365,
      databases: null,
      uploadRows: 10_000_000,
      uploadBytes: 2_000_000_000,
      hasSchemaWarnings: true,
      viewers: 10,
      hasScheduledMail: true,
      auditLogDays: 0,
    },
  },
  {
    name: "Startup",
    pitch: "More data, more history, audit log",
    monthlyPrice: 59,
    yearlyPrice: 49,
    limits: {
      members: 100,
      questionsPerMonth: null,
      keptAnswers: 1000,
      historyDays: 1095,
      databases: null,
      uploadRows: 100_000_000,
      uploadBytes: 10_000_000_000,
      hasSchemaWarnings: true,
      viewers: 100,
      hasScheduledMail: true,
      auditLogDays: 365,
    },
  },
  {
    name: "Enterprise",
    pitch: "Single sign-on, own limits, support",
    monthlyPrice: null,
    yearlyPrice: null,
    limits: {
      members: null,
      questionsPerMonth: null,
      keptAnswers: null,
      historyDays: null,
      databases: null,
      uploadRows: null,
      uploadBytes: null,
      hasSchemaWarnings: true,
      viewers: null,
      hasScheduledMail: true,
      auditLogDays: null,
    },
  },
];
