import type { Sharing } from "@askery/api";
import { findPeople } from "../../people/find-people.ts";
import { readUsesPrivate } from "./find-private.ts";
import { findLinkOf, showLink, type SharedTarget } from "./links.ts";
import { listSharedResults } from "./list-shared-results.ts";
import type { SharingContext } from "./sharing-context.ts";

interface SharingRequest extends SharedTarget {
  readonly databaseId: string;
}

/** The links of a thing, and how much of it a visitor sees. A link whose maker may not share any longer is none. */
export async function showSharing(context: SharingContext, request: SharingRequest): Promise<Sharing> {
  const { store } = context;
  const [link, embed, results, usesPrivate] = await Promise.all([
    findLinkOf(context, { ...request, purpose: "page" }),
    findLinkOf(context, { ...request, purpose: "embed" }),
    listSharedResults(store, request),
    readUsesPrivate(store, request.databaseId),
  ]);
  const shown = [link, embed].filter((found) => found !== null);
  const people = await findPeople(
    context,
    shown.map(({ makerId }) => makerId),
  );
  const show = (purpose: "page" | "embed") => {
    const row = shown.find((one) => one.purpose === purpose);
    return row === undefined ? null : showLink(context, row, people);
  };
  return {
    link: show("page"),
    embed: show("embed"),
    itemCount: results.length,
    withheldCount: results.filter(usesPrivate).length,
  };
}
