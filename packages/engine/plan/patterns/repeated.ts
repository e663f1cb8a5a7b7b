import type { Test } from "../request/clause.ts";
import { table as entity } from "./column.ts";
import { eventsReferringTo, mainEvents } from "./events-of.ts";
import { either, map, onlyWhere, optional, sequence, word, type Element } from "./pattern.ts";

/** Words for how many events rows have. */
const often: Element<Pick<Repeated, "operator" | "count">> = either<Pick<Repeated, "operator" | "count">>(
  map(word("returning", "repeat", "repeating"), () => ({ operator: ">", count: 1 })),
  sequence([word("one"), optional(word("-")), word("time")], () => ({ operator: "=", count: 1 })),
);

type Repeated = Extract<Test, { kind: "repeated" }>;

/**
 * "returning customers", "repeat visitors", "one-time buyers": rows that several events refer to, or only one. The noun
 * is left for what the question asks of it.
 *
 * What is sold comes before other events: a customer returns with another order.
 */
export const repeated: Element<Test> = onlyWhere(often, (context, from) =>
  often(context, from).flatMap((match) =>
    entity(context, match.to).flatMap(({ value: table }) => {
      const { schema } = context;
      const [key, ...others] = schema.keyColumns(table);
      const referring = eventsReferringTo([table], schema);
      const [of] = mainEvents(schema).filter((event) => referring.includes(event));
      return key === undefined || others.length > 0 || of === undefined
        ? []
        : [{ ...match, value: { kind: "repeated", column: { table, column: key }, of, ...match.value } }];
    }),
  ),
);
