import { deleteAccount, exportMyData, getOwnership } from "@askery/api";
import { serve, type Served } from "../endpoints/serve.ts";
import { deleteAccount as remove, listOwned, type AccountContext } from "./delete-account.ts";
import { exportMyData as collect } from "./export-my-data.ts";

export function ownDataRoutes(context: AccountContext): readonly Served[] {
  return [
    serve(exportMyData, async (_request, { userId }) => {
      const text = JSON.stringify(await collect(context, userId), null, 2);
      const headers = {
        "content-type": "application/json",
        "content-disposition": 'attachment; filename="askery-my-data.json"',
      };
      return new Response(`${text}\n`, { headers });
    }),
    serve(getOwnership, (_request, { userId }) => listOwned(context, userId)),
    serve(deleteAccount, async ({ body }, { userId }) => {
      await remove(context, userId, body);
      return null;
    }),
  ];
}
