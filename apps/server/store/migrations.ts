import type { Migration } from "kysely/migration";
import { up as firstTables } from "./migrations/0001-first-tables.ts";
import { up as signInTables } from "./migrations/0002-sign-in-tables.ts";
import { up as answersKept } from "./migrations/0010-answers-kept.ts";
import { up as chartOutputs } from "./migrations/0011-chart-outputs.ts";
import { up as editedAnswers } from "./migrations/0020-edited-answers.ts";
import { up as connectedDatabases } from "./migrations/0021-connected-databases.ts";
import { up as logos } from "./migrations/0022-logos.ts";
import { up as liftedFilters } from "./migrations/0023-lifted-filters.ts";
import { up as results } from "./migrations/0030-results.ts";
import { up as jobs } from "./migrations/0040-jobs.ts";
import { up as meaning } from "./migrations/0041-meaning.ts";
import { up as noCurrency } from "./migrations/0042-no-currency.ts";
import { up as withheldColumns } from "./migrations/0043-withheld-columns.ts";
import { up as actingDefinitions } from "./migrations/0044-acting-definitions.ts";
import { up as choices } from "./migrations/0045-choices.ts";
import { up as otherNames } from "./migrations/0046-other-names.ts";
import { up as editHistory } from "./migrations/0047-edit-history.ts";
import { up as feedback } from "./migrations/0050-feedback.ts";
import { up as verifiedAnswers } from "./migrations/0051-verified-answers.ts";
import { up as answerTests } from "./migrations/0052-answer-tests.ts";
import { up as invitations } from "./migrations/0053-invitations.ts";
import { up as chartDesigns } from "./migrations/0060-chart-designs.ts";
import { up as conversationReaders } from "./migrations/0070-conversation-readers.ts";
import { up as shareLinks } from "./migrations/0071-share-links.ts";
import { up as dashboardFilters } from "./migrations/0080-dashboard-filters.ts";
import { up as questionCounts } from "./migrations/0100-question-counts.ts";
import { up as twoFactor } from "./migrations/0101-two-factor.ts";
import { up as audit } from "./migrations/0102-audit.ts";
import { up as emailChanges } from "./migrations/0103-email-changes.ts";
import { up as dashboardContents } from "./migrations/0110-dashboard-contents.ts";
import { up as chartDrafts } from "./migrations/0130-chart-drafts.ts";
import { up as chartOrders } from "./migrations/0131-chart-orders.ts";
import { up as chartRevisionPlans } from "./migrations/0132-chart-revision-plans.ts";
import { up as passkeys } from "./migrations/0140-passkeys.ts";
import { up as dataRules } from "./migrations/0141-data-rules.ts";
import { up as tryCounts } from "./migrations/0142-try-counts.ts";
import { up as groups } from "./migrations/0143-groups.ts";
import { up as providerSignIns } from "./migrations/0144-provider-sign-ins.ts";
import { up as suspensions } from "./migrations/0145-suspensions.ts";
import { up as comments } from "./migrations/0150-comments.ts";
import { up as notificationSettings } from "./migrations/0151-notification-settings.ts";
import { up as finerGrid } from "./migrations/0155-finer-grid.ts";
import { up as dashboardVisits } from "./migrations/0161-dashboard-visits.ts";
import { up as dashboardViews } from "./migrations/0156-dashboard-views.ts";
import { up as reports } from "./migrations/0160-reports.ts";
import { up as groupAttributes } from "./migrations/0166-group-attributes.ts";
import { up as staleCharts } from "./migrations/0190-stale-charts.ts";
import { up as folders } from "./migrations/0170-folders.ts";
import { up as commentsOfLimits } from "./migrations/0175-comments-of-limits.ts";
import { up as pinnedProjects } from "./migrations/0176-pinned-projects.ts";
import { up as freshness } from "./migrations/0180-freshness.ts";
import { up as phoneLayouts } from "./migrations/0181-phone-layouts.ts";
import { up as signedEmbeds } from "./migrations/0185-signed-embeds.ts";
import { up as authorVisits } from "./migrations/0186-author-visits.ts";
import { up as dashboardImages } from "./migrations/0191-dashboard-images.ts";
import { up as ownFormats } from "./migrations/0187-own-formats.ts";
import { up as confirmedAddresses } from "./migrations/0193-confirmed-addresses.ts";
import { up as resultsOfLimits } from "./migrations/0165-results-of-limits.ts";

/** All migrations by name, in the order in which they are applied. A released migration is never changed. */
export const migrations: Readonly<Record<string, Migration>> = {
  "0001-first-tables": { up: firstTables },
  "0002-sign-in-tables": { up: signInTables },
  "0010-answers-kept": { up: answersKept },
  "0011-chart-outputs": { up: chartOutputs },
  "0020-edited-answers": { up: editedAnswers },
  "0021-connected-databases": { up: connectedDatabases },
  "0022-logos": { up: logos },
  "0023-lifted-filters": { up: liftedFilters },
  "0030-results": { up: results },
  "0040-jobs": { up: jobs },
  "0041-meaning": { up: meaning },
  "0042-no-currency": { up: noCurrency },
  "0043-withheld-columns": { up: withheldColumns },
  "0044-acting-definitions": { up: actingDefinitions },
  "0045-choices": { up: choices },
  "0046-other-names": { up: otherNames },
  "0047-edit-history": { up: editHistory },
  "0050-feedback": { up: feedback },
  "0051-verified-answers": { up: verifiedAnswers },
  "0052-answer-tests": { up: answerTests },
  "0053-invitations": { up: invitations },
  "0060-chart-designs": { up: chartDesigns },
  "0070-conversation-readers": { up: conversationReaders },
  "0071-share-links": { up: shareLinks },
  "0080-dashboard-filters": { up: dashboardFilters },
  "0100-question-counts": { up: questionCounts },
  "0101-two-factor": { up: twoFactor },
  "0102-audit": { up: audit },
  "0103-email-changes": { up: emailChanges },
  "0110-dashboard-contents": { up: dashboardContents },
  "0130-chart-drafts": { up: chartDrafts },
  "0131-chart-orders": { up: chartOrders },
  "0132-chart-revision-plans": { up: chartRevisionPlans },
  "0140-passkeys": { up: passkeys },
  "0141-data-rules": { up: dataRules },
  "0142-try-counts": { up: tryCounts },
  "0143-groups": { up: groups },
  "0144-provider-sign-ins": { up: providerSignIns },
  "0145-suspensions": { up: suspensions },
  "0150-comments": { up: comments },
  "0151-notification-settings": { up: notificationSettings },
  "0155-finer-grid": { up: finerGrid },
  "0156-dashboard-views": { up: dashboardViews },
  "0160-reports": { up: reports },
  "0161-dashboard-visits": { up: dashboardVisits },
  "0165-results-of-limits": { up: resultsOfLimits },
  "0166-group-attributes": { up: groupAttributes },
  "0170-folders": { up: folders },
  "0175-comments-of-limits": { up: commentsOfLimits },
  "0176-pinned-projects": { up: pinnedProjects },
  "0180-freshness": { up: freshness },
  "0181-phone-layouts": { up: phoneLayouts },
  "0190-stale-charts": { up: staleCharts },
  "0185-signed-embeds": { up: signedEmbeds },
  "0186-author-visits": { up: authorVisits },
  "0187-own-formats": { up: ownFormats },
  "0193-confirmed-addresses": { up: confirmedAddresses },
  "0191-dashboard-images": { up: dashboardImages },
};
