import type { ReportChanges } from "@askery/model";
import { writeMail } from "../mail/write-mail.ts";
import { reportMessages } from "../messages/report-messages.ts";
import { readSettings } from "../databases/workspaces/databases.ts";
import { notifyPeople } from "../people/notifications.ts";
import { readWritingFor } from "../people/own-formats.ts";
import { readUser } from "../people/read-account.ts";
import { listNamesOf } from "./list-names-of.ts";
import type { ReportContext } from "./report-context.ts";
import { questionOf, type ReportRow } from "./report-rows.ts";
import { readRun, type RanReport } from "./run-report.ts";

/**
 * Notifies the owner of a report of a scheduled run: its answer, or that it failed. A report that keeps failing says so
 * once.
 */
export async function notifyOwner(
  context: ReportContext,
  report: ReportRow,
  { ended, row }: RanReport,
): Promise<void> {
  const { store, siteUrl, canSendMail, sendMail, afterAnswer } = context;
  const hasFailed = ended.kind === "failed";
  if (hasFailed && report.state === "failed") return;
  const question = questionOf(report);
  const write = await readWriting(context, report, ended);
  const headline = write(row.headline);
  const url = `/reports/${report.conversationId}?run=${row.id}`;
  const title = hasFailed
    ? reportMessages.failed(question, headline)
    : reportMessages.ran(question, headline);
  await notifyPeople(context, { userIds: [report.ownerId], title, url });
  if (!canSendMail) return;
  const { label, ...content } = hasFailed
    ? reportMessages.failureMail(question, headline)
    : reportMessages.reportMail(question, {
        answer: ended.run.report.answer.map(({ text }) => write(text)),
        changes: listChanges(
          (await readRun(store, { conversationId: report.conversationId, runId: row.id })).compared,
        ).map(write),
      });
  const to = (await readUser(store, report.ownerId)).email;
  const mail = writeMail({ ...content, to, link: { label, url: `${siteUrl}${url}` } });
  afterAnswer.run(to, () => sendMail(mail));
}

/** Writes the numbers and days of a run's sentences as the owner of the report reads them. */
async function readWriting(
  context: ReportContext,
  { workspaceId, ownerId: userId }: ReportRow,
  ended: RanReport["ended"],
): Promise<(sentence: string) => string> {
  const { settings } = await context.store
    .selectFrom("workspace")
    .select("settings")
    .where("id", "=", workspaceId)
    .executeTakeFirstOrThrow();
  const { rewrite } = await readWritingFor(context, { userId, database: readSettings(settings) });
  const names = ended.kind === "done" ? listNamesOf(ended.run) : [];
  return (sentence) => rewrite(sentence, names);
}

/** What changed, in lines. */
function listChanges(compared: { readonly changes: ReportChanges } | null): readonly string[] {
  if (compared === null) return [];
  const { figures, came, went } = compared.changes;
  return [
    ...figures.flatMap(({ before, after, change }) =>
      before === null || after === null || change === null
        ? []
        : [`${after.label}: ${after.text}, ${change} (${before.label}: ${before.text}).`],
    ),
    ...came.map(({ text }) => `New: ${text}`),
    ...went.map(({ text }) => `No longer found: ${text}`),
  ];
}
