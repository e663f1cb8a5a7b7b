import type { Connector } from "@askery/connectors";
import { AppError } from "@askery/model";
import { messages } from "../messages.ts";
import { limitReads, type ReadLimits } from "./limit-reads.ts";

/**
 * The connection of a person who may read only a part of a database. Every statement, generated or hand-written, runs
 * through it after the guard has accepted it.
 */
export function limitConnector(connector: Connector, limits: ReadLimits): Connector {
  return {
    dialect: connector.dialect,
    introspect: () => Promise.reject(notHere()),
    sampleValues: () => Promise.reject(notHere()),
    code: (options) => connector.code(options),
    close: () => connector.close(),
    async run(statement, options) {
      // A plan of execution shows estimates of all rows.
      if (options?.explains === true) throw new AppError("query-refused", messages.explainsAllRows);
      const text = await limitReads(statement.text, connector.dialect, limits);
      try {
        return await connector.run({ ...statement, text }, options);
      } catch (cause) {
        if (!(cause instanceof AppError) || cause.span === undefined) throw cause;
        // Its position is one of the text that ran.
        throw new AppError(cause.code, { message: cause.message, fix: cause.fix }, { cause });
      }
    },
  };
}

function notHere(): AppError {
  return new AppError("query-refused", messages.readsUnclear);
}
