import {
  askAs,
  getDataRules,
  getMyLimits,
  previewTableAs,
  removeDataRule,
  setDataRule,
  setGroupAttributes,
  setMemberAttributes,
} from "@askery/api";
import { serve, type Served } from "../../endpoints/serve.ts";
import { currentLimits } from "../../policies/current-limits.ts";
import type { SchemaContext } from "../schema/schema-context.ts";
import * as rules from "./data-rules.ts";
import * as attributes from "./member-attributes.ts";

/** What members may read of a database. */
export function ruleRoutes(parts: SchemaContext): readonly Served[] {
  return [
    serve(getDataRules, ({ params }) => rules.getDataRules(parts, params)),
    serve(setDataRule, async ({ params, body }) => {
      await rules.setDataRule(parts, { ...params, ...body });
      return null;
    }),
    serve(removeDataRule, async ({ params }) => {
      await rules.removeDataRule(parts, params);
      return null;
    }),
    serve(setMemberAttributes, async ({ params, body }) => {
      await attributes.setMemberAttributes(parts, { ...params, ...body });
      return null;
    }),
    serve(setGroupAttributes, async ({ params, body }) => {
      await attributes.setGroupAttributes(parts, { ...params, ...body });
      return null;
    }),
    serve(askAs, ({ params, body }, { signal }) => attributes.askAs(parts, { ...params, ...body, signal })),
    serve(previewTableAs, ({ params }, { signal }) =>
      attributes.previewTableAs(parts, { ...params, signal }),
    ),
    serve(getMyLimits, async ({ params: { databaseId } }) => ({
      isLimited: currentLimits(databaseId) !== null,
    })),
  ];
}
