import type { AskSettings, Investigation, IsoDate } from "@askery/model";
import type { AskableDatabase } from "../connect-database.ts";

export interface InvestigationPlanRequest {
  readonly database: AskableDatabase;
  readonly question: string;
  readonly followUps?: Investigation["followUps"];
  readonly within?: Investigation["within"];
  /** Today's date in the time zone of the settings. */
  readonly today: IsoDate;
  readonly settings: AskSettings;
}
