import { listNotifications, readNotifications, type Notification } from "@askery/api";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { MailSettings } from "./mail-settings.tsx";
import { Bell, BellDot } from "lucide-react";
import { call } from "../../shared/server/call.ts";
import { ListRow } from "../../shared/list/list-row.tsx";
import { PagedList } from "../../shared/list/paged-list.tsx";
import { LinkButton } from "../../shared/page/link-button.tsx";
import { Page } from "../../shared/page/page.tsx";
import { notificationsQuery } from "../../shared/server/queries.ts";
import { queryKeyOf } from "../../shared/server/endpoint-query.ts";
import { describeWhen } from "../../shared/wording/describe-when.ts";
import { useNow } from "../../shared/wording/use-now.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { failures } from "../../shared/wording/failures.ts";
import { reportFailure } from "../../shared/server/report-failure.ts";

/** The user's notifications, latest first. */
export function NotificationsPage() {
  const list = useInfiniteQuery(notificationsQuery);
  const client = useQueryClient();
  const readAll = useMutation({
    mutationFn: async () => call(readNotifications),
    onError: (error) => reportFailure(failures.notMarkedAsRead, error),
    onSettled: async () => client.invalidateQueries({ queryKey: queryKeyOf(listNotifications) }),
  });
  const hasUnread = list.data?.pages.some(({ items }) => items.some(({ isRead }) => !isRead)) ?? false;
  return (
    <Page
      title="Notifications"
      actions={
        hasUnread && (
          <Button kind="ghost" size="sm" isBusy={readAll.isPending} onClick={() => readAll.mutate()}>
            Mark all as read
          </Button>
        )
      }
    >
      <div className="page-column is-narrow">
        <PagedList
          query={list}
          label="Notifications"
          keyOf={({ id }) => id}
          renderRow={(notification) => <NotificationRow notification={notification} />}
          empty={
            <EmptyState
              title="No notifications"
              drawing="rows"
              action={<LinkButton to="/ask">Ask a question</LinkButton>}
            >
              Alerts, changes to answers you track, and what people share with you appear here.
            </EmptyState>
          }
        />
        <MailSettings />
      </div>
    </Page>
  );
}

function NotificationRow({ notification }: { readonly notification: Notification }) {
  const { title, url, createdAtMs, isRead } = notification;
  const when = describeWhen(createdAtMs, useNow());
  return (
    <ListRow
      icon={isRead ? Bell : BellDot}
      title={title}
      isWhole
      {...(url !== null && readPath(url))}
      detail={isRead ? when : `New · ${when}`}
    />
  );
}

/** Splits a path of the app into the props of a link. */
function readPath(url: string): { readonly to: string; readonly search: Readonly<Record<string, string>> } {
  const { pathname, searchParams } = new URL(url, location.origin);
  return { to: pathname, search: Object.fromEntries(searchParams) };
}
