import { getDraftOptions, listDraftValues, writeValuesQuery } from "@askery/api";
import type { PlanSource } from "../plan-editor/plan-editing.ts";
import { call } from "../server/call.ts";

/** Where the plan editor finds what can be changed in the draft of a chart. */
export function draftSource(params: { readonly databaseId: string; readonly draftId: string }): PlanSource {
  return {
    id: params.draftId,
    loadOptions: async (search, signal) =>
      call(getDraftOptions, { params, query: search === "" ? {} : { search } }, signal),
    loadValues: async (field, search, signal) =>
      call(listDraftValues, { params, query: writeValuesQuery(field, search) }, signal),
  };
}
