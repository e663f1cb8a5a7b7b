import type { DashboardTopic } from "@askery/model";

/** The query of an address that names what a dashboard is built from. */
export interface TopicSearch {
  readonly look?: string;
  readonly about?: string;
  readonly table?: string;
  readonly measure?: string;
}

const names = ["look", "about", "table", "measure"] as const;

export function readTopicSearch(search: Readonly<Record<string, unknown>>): TopicSearch {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = search[name];
      return typeof value === "string" && value !== "" ? [[name, value]] : [];
    }),
  );
}

/** The topic that an address names; null if it names none. */
export function readTopic({ look, about, table, measure }: TopicSearch): DashboardTopic | null {
  if (table !== undefined) return { kind: "table", table, measure: measure ?? null };
  if (about !== undefined) return { kind: "words", text: about };
  return look === "all" ? { kind: "everything" } : null;
}

export function printTopic(topic: DashboardTopic): TopicSearch {
  switch (topic.kind) {
    case "everything":
      return { look: "all" };
    case "words":
      return { about: topic.text };
    case "table":
      return { table: topic.table, ...(topic.measure !== null && { measure: topic.measure }) };
  }
}
