import type { Sync } from "@askery/api";
import { Link } from "@tanstack/react-router";

/** Further changes are only counted. */
const maxChanges = 50;

const linkClasses = "text-accent-text underline underline-offset-2 hover:text-text wrap-anywhere";

/** The changes that a sync found, and the charts and dashboards that they affect. */
export function SyncChanges({
  sync: { changes, affectedCharts },
}: {
  readonly sync: Pick<Sync, "changes" | "affectedCharts">;
}) {
  return (
    <>
      <ul aria-label="Changes" className="mono mt-1.5 flex flex-col gap-1 ps-4 wrap-anywhere text-text-2">
        {changes.slice(0, maxChanges).map(({ summary }) => (
          <li key={summary}>{summary}</li>
        ))}
        {changes.length > maxChanges && <li>and {changes.length - maxChanges} more</li>}
      </ul>
      {affectedCharts.length > 0 && (
        <ul aria-label="Affected charts" className="mt-2 flex flex-col gap-1 ps-4">
          {affectedCharts.map(({ chartId, title, reason, dashboards }) => (
            <li key={chartId}>
              <Link to="/charts/$id" params={{ id: chartId }} className={linkClasses}>
                {title}
              </Link>
              <span className="text-text-2">: {reason}</span>
              {dashboards.length > 0 && <span className="text-text-3"> On </span>}
              {dashboards.map(({ dashboardId, title }, at) => (
                <span key={dashboardId} className="text-text-3">
                  {at > 0 && ", "}
                  <Link to="/dashboards/$id" params={{ id: dashboardId }} className={linkClasses}>
                    {title}
                  </Link>
                </span>
              ))}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
