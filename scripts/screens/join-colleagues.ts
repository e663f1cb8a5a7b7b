import type { Dashboard, GivenRole, Me } from "@askery/api";
import type { RunningServer } from "../start/run-server.ts";
import { ApiClient } from "./api-client.ts";

const colleagues: readonly {
  readonly name: string;
  readonly email: string;
  readonly role: GivenRole;
  readonly dashboards: readonly string[];
}[] = [
  {
    name: "Bo Lindqvist",
    email: "bo@example.com",
    role: "editor",
    dashboards: ["Returns by country", "Stock"],
  },
  { name: "Ana Duarte", email: "ana@example.com", role: "admin", dashboards: ["Weekly sales"] },
  { name: "Yusuf Karahan-Oyelaran", email: "yusuf.karahan@example.com", role: "viewer", dashboards: [] },
];

/** Colleagues join a database of the owner by a link, and make dashboards; the owner follows those who did. */
export async function joinColleagues(
  server: RunningServer,
  owner: ApiClient,
  databaseId: string,
): Promise<void> {
  const database = `/api/databases/${databaseId}`;
  for (const { name, email, role, dashboards } of colleagues) {
    const colleague = await ApiClient.signUpByMail(server, name, email);
    const { url } = await owner.post<{ readonly url: string }>(`${database}/invitations`, { role });
    const token = new URL(url).searchParams.get("token") ?? "";
    await colleague.post(`/api/invitations/${token}/accept`, {});
    for (const title of dashboards) await colleague.post<Dashboard>(`${database}/dashboards`, { title });
    const { user } = await colleague.get<Me>("/api/me");
    if (dashboards.length > 0) await owner.put(`/api/people/${user.id}/favorite`, {});
  }
}
