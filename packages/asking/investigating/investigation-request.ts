import type { AskSettings, IsoDate } from "@askery/model";
import type { AskableDatabase } from "../connect-database.ts";

export interface InvestigationPlanRequest {
  readonly database: AskableDatabase;
  readonly question: string;
  /** Today's date in the time zone of the settings. */
  readonly today: IsoDate;
  readonly settings: AskSettings;
}
