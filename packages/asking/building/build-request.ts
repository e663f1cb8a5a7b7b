import type { AskSettings, DashboardTopic, IsoDate } from "@askery/model";
import type { Clock } from "../clock.ts";
import type { AskableDatabase } from "../connect-database.ts";

export interface BuildRequest {
  readonly database: AskableDatabase;
  /** Today's date in the time zone of the settings. */
  readonly today: IsoDate;
  readonly settings: AskSettings;
}

export interface RunningBuild extends BuildRequest {
  readonly topic: DashboardTopic;
  /** Aborting it cancels the queries in the database. */
  readonly signal: AbortSignal;
  readonly now: Clock;
}
