/** Words for money that comes in or goes out, and the words by which the tables that record it are recognized. */
export interface FlowWords {
  /** Words of a question that ask for the sum. Lemmas. */
  readonly asked: readonly string[];
  /** Words in the name of a table with such payments, surest first: what is ordered is sooner paid than a deal. Singular. */
  readonly named: readonly string[];
  /** Words in the names of tables that such a table refers to. Singular. */
  readonly partners: readonly string[];
}

/** The direction of a payment, from the point of view of the business. */
export type Flow = "income" | "spending";

export const flowWords: Readonly<Record<Flow, FlowWords>> = {
  income: {
    asked: ["sale", "sales", "revenue", "turnover", "takings", "proceeds", "income", "earnings"],
    named: [
      "sale",
      "order",
      "invoice",
      "booking",
      "reservation",
      "subscription",
      "rental",
      "ticket",
      "ride",
      "trip",
      "stay",
      "deal",
      "opportunity",
    ],
    partners: [
      "customer",
      "client",
      "subscriber",
      "guest",
      "buyer",
      "shopper",
      "patient",
      "student",
      "member",
      "tenant",
      "passenger",
      "rider",
      "renter",
      "visitor",
      "donor",
    ],
  },
  spending: {
    asked: ["spend", "spending", "expenditure", "outlay"],
    named: ["purchase", "expense", "spend", "spending", "procurement", "payable"],
    partners: ["vendor", "supplier", "contractor", "carrier", "provider"],
  },
};
