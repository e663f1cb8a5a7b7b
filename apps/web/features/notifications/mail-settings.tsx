import { getNotificationSettings, setNotificationSettings } from "@askery/api";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../shared/server/call.ts";
import { endpointQuery } from "../../shared/server/endpoint-query.ts";
import { reportFailure } from "../../shared/server/report-failure.ts";
import { setupQuery } from "../../shared/server/setup-query.ts";
import { failures } from "../../shared/wording/failures.ts";
import { Switch } from "../../ui/switch.tsx";

const settingsQuery = endpointQuery(getNotificationSettings);

/** What is mailed besides. Nothing on a server that sends no mail. */
export function MailSettings() {
  const client = useQueryClient();
  const setup = useQuery(setupQuery);
  const canSendMail = setup.data?.canSendMail === true;
  const settings = useQuery({ ...settingsQuery, enabled: canSendMail });
  const change = useMutation({
    mutationFn: async (mailsComments: boolean) => call(setNotificationSettings, { body: { mailsComments } }),
    onSuccess: (changed) => client.setQueryData(settingsQuery.queryKey, changed),
    onError: (error) => reportFailure(failures.mailsNotChanged, error),
  });
  if (settings.data === undefined) return null;
  return (
    <div className="mt-6">
      <Switch
        label="E-mail me about comments"
        hint="When someone mentions you, or replies in a thread where you wrote."
        checked={change.isPending ? change.variables : settings.data.mailsComments}
        onCheckedChange={(next) => change.mutate(next)}
      />
    </div>
  );
}
