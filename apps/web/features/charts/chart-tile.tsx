import type { ChartOrder, ChartSummary } from "@askery/api";
import { chartKindOf } from "@askery/model";
import { Link } from "@tanstack/react-router";
import { StarButton } from "../../shared/library/star-button.tsx";
import { useToggleChartStar } from "../../shared/library/star-actions.ts";
import { VerifiedBadge } from "../../shared/trust/verified-badge.tsx";
import { ChartKindIcon } from "../../shared/answer/chart/chart-kind-icon.tsx";
import { countOf } from "../../shared/wording/count-of.ts";
import { describeWhen } from "../../shared/wording/describe-when.ts";
import { useNow } from "../../shared/wording/use-now.ts";
import { joinClasses } from "../../ui/join-classes.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { ChartMenu } from "./chart-menu.tsx";
import { FolderName } from "../../shared/library/folders/folder-name.tsx";
import { StaleBadge } from "./gallery/stale-badge.tsx";
import type { Selection } from "../../shared/library/selection/use-selection.ts";
import { SharingBadges } from "../../shared/sharing/sharing-badges.tsx";
import { ChartThumbnail } from "../../shared/library/chart-thumbnail.tsx";

interface ChartTileProps {
  readonly chart: ChartSummary;
  /** The order of the gallery: by it, the tile shows when the chart ran or changed. */
  readonly order: ChartOrder;
  readonly selection: Selection<ChartSummary>;
  /** The folders in which it is, if the list is not that of one folder. */
  readonly place: string | null;
}

/** A chart in the gallery. The whole card links to its page. */
export function ChartTile({ chart, order, selection, place }: ChartTileProps) {
  const star = useToggleChartStar();
  const now = useNow();
  const { id, title, subtitle, type, owner, isStarred, isPublic, verified, updatedAtMs, ranAtMs } = chart;
  const { dashboardCount, stale } = chart;
  const isSelecting = selection.items.length > 0;
  const shownCount = isStarred && isSelecting ? 2 : isStarred || isSelecting ? 1 : 0;
  return (
    <article className="group relative flex h-full flex-col rounded-4 bg-surface px-4 pt-3 pb-2.5 shadow-2 transition-shadow hover:shadow-3">
      <div className="flex items-start gap-1">
        <div className={joinClasses("min-w-0 flex-1 pt-0.5", pointerRoom[shownCount])}>
          <h2 className="text-14 font-semibold">
            <Link
              to="/charts/$id"
              params={{ id }}
              className="line-clamp-2 text-pretty after:absolute after:inset-0 after:rounded-4 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
            >
              {title}
            </Link>
          </h2>
          <p className="line-clamp-2 text-12 text-pretty text-text-3">
            <ChartKindIcon kind={type} className="me-1.5 inline size-3.5! align-[-2.5px]" />
            {[chartKindOf(type).label, subtitle].filter((part) => part !== "").join(" · ")}
          </p>
          <FolderName place={place} />
        </div>
        <div className={actionsClasses}>
          <span className={quiet}>
            <ChartMenu chart={chart} />
          </span>
          <span className={isStarred ? joinClasses(!isSelecting && "pointer-fine:order-last") : quiet}>
            <StarButton title={title} isStarred={isStarred} onToggle={() => star.mutate(chart)} />
          </span>
          <span className={isSelecting ? "px-1.5" : joinClasses(quiet, "px-1.5")}>
            <Checkbox
              label={<span className="sr-only">Select {title}</span>}
              checked={selection.has(id)}
              onCheckedChange={() => selection.toggle(chart)}
            />
          </span>
        </div>
      </div>
      <ChartThumbnail chart={chart} />
      <div className="border-t border-line pt-2.5 text-12 text-text-3">
        <p className="flex items-center gap-x-2">
          <Avatar name={owner.name} image={owner.image} tintKey={owner.id} size="xs" />
          <span className="me-auto min-w-0 truncate">{owner.name}</span>
          <VerifiedBadge verified={verified} isShort />
          <StaleBadge stale={stale} />
          <SharingBadges isPublic={isPublic} />
        </p>
        <p className="mt-1 text-pretty">
          {[
            `Ran ${describeWhen(ranAtMs, now)}`,
            ...(order === "changed" ? [`changed ${describeWhen(updatedAtMs, now)}`] : []),
            ...(dashboardCount > 0 ? [`on ${countOf(dashboardCount, "dashboard")}`] : []),
          ].join(" · ")}
        </p>
      </div>
    </article>
  );
}

/** With a pointer, the actions cover the end of the title while they are shown, and take no room otherwise. */
const actionsClasses =
  "relative z-1 -me-1.5 flex items-center rounded-2 pointer-fine:absolute pointer-fine:end-4 pointer-fine:top-2.5 pointer-fine:group-hover:bg-surface pointer-fine:group-focus-within:bg-surface";

/** What the title leaves to actions that are always shown, by their number. */
const pointerRoom = ["", "pointer-fine:pe-7", "pointer-fine:pe-14"] as const;

/** Visible while the card has hover or focus, and always on touch screens. */
const quiet =
  "pointer-fine:opacity-0 pointer-fine:group-hover:opacity-100 pointer-fine:group-focus-within:opacity-100 has-[[aria-expanded=true]]:opacity-100!";
