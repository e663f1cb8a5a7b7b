import {
  getServerState,
  listServerDatabases,
  listServerPeople,
  reactivatePerson,
  setSignUpRule,
  signPersonOut,
  suspendPerson,
} from "@askery/api";
import { serve, type Served } from "../endpoints/serve.ts";
import { saveSignUpRule } from "../people/sign-in/sign-up-rule.ts";
import * as databases from "./list-server-databases.ts";
import * as people from "./list-server-people.ts";
import * as manage from "./manage-people.ts";
import { readServerState, type ServerStateContext } from "./read-server-state.ts";

/** What the owner of the server sees and does. */
export function administrationRoutes(parts: ServerStateContext): readonly Served[] {
  return [
    serve(getServerState, () => readServerState(parts)),
    serve(setSignUpRule, async ({ body }) => {
      await saveSignUpRule(parts.store, body.rule, parts.now());
      return null;
    }),
    serve(listServerPeople, ({ query }) => people.listServerPeople(parts, query)),
    serve(suspendPerson, async ({ params }) => {
      await manage.suspendPerson(parts, params);
      return null;
    }),
    serve(reactivatePerson, async ({ params }) => {
      await manage.reactivatePerson(parts, params);
      return null;
    }),
    serve(signPersonOut, async ({ params }) => {
      await manage.signPersonOut(parts, params);
      return null;
    }),
    serve(listServerDatabases, ({ query }) => databases.listServerDatabases(parts, query)),
  ];
}
