import { pino, type DestinationStream, type Logger } from "pino";
import type { LogLevel } from "./environment.ts";

export type Log = Logger;

/** The server's log: a line of JSON an event, on standard output unless told otherwise. */
export function createLog(level: LogLevel, destination?: DestinationStream): Log {
  return destination === undefined ? pino({ level }) : pino({ level }, destination);
}
