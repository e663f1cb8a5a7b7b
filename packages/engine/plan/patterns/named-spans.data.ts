/** A span of a row that people call by a name of its own, with words for the events at its ends. Both are stemmed. */
export interface NamedSpan {
  readonly names: readonly string[];
  readonly from: readonly string[];
  readonly to: readonly string[];
  /** True if the name needs no "time": "the sales cycle". */
  readonly isWhole?: true;
}

export const namedSpans: readonly NamedSpan[] = [
  {
    names: ["transit", "shipping", "travel", "journey"],
    from: ["depart", "departure", "ship", "dispatch", "pickup"],
    to: ["arrive", "arrival", "deliver"],
  },
  {
    names: ["lead", "fulfillment", "fulfilment"],
    from: ["order", "place", "request", "purchase"],
    to: ["receive", "deliver", "ship"],
  },
  {
    names: ["cycle", "turnaround"],
    from: ["create", "open", "start", "receive", "order"],
    to: ["close", "complete", "finish", "deliver"],
    isWhole: true,
  },
  {
    names: ["resolution", "handling", "closing"],
    from: ["open", "create", "report", "raise", "start"],
    to: ["resolve", "close", "complete"],
  },
  {
    names: ["response", "reaction"],
    from: ["open", "create", "report"],
    to: ["respond", "response", "reply"],
  },
  { names: ["payment", "collection"], from: ["issue", "invoice", "bill"], to: ["pay", "settle"] },
  {
    names: ["processing"],
    from: ["order", "create", "submit", "receive"],
    to: ["ship", "complete", "process"],
  },
];
