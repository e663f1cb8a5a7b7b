import { listCharts, listConversations, listDashboards, listMembers } from "@askery/api";
import { useQuery } from "@tanstack/react-query";
import { Command } from "cmdk";
import {
  ChartColumn,
  Folder,
  LayoutDashboard,
  MessageSquareText,
  UserRound,
  type LucideIcon,
} from "lucide-react";
import { useEffect, useState } from "react";
import { useCurrentDatabase } from "../../shared/database/current-database-store.ts";
import { endpointQuery } from "../../shared/server/endpoint-query.ts";
import { favoritesQuery } from "../../shared/server/queries.ts";
import { PaletteItem } from "./palette-item.tsx";

/** How long typing must pause before a search starts. */
const pauseMs = 150;
const maxFound = 5;

interface Found {
  readonly id: string;
  readonly title: string;
  readonly to: string;
  readonly icon: LucideIcon;
}

interface FoundThingsProps {
  readonly typed: string;
  readonly onOpen: (to: string) => void;
}

/** Favorites, projects, charts, dashboards and people of the current database that have the typed words. */
export function FoundThings({ typed, onOpen }: FoundThingsProps) {
  const found = useFound(useSettled(typed));
  return found.map(([heading, things]) => {
    if (things.length === 0) return null;
    return (
      // The server has matched the words: they may be in a question, not in the title.
      <Command.Group key={heading} heading={heading} forceMount>
        {things.map(({ id, title, to, icon }) => (
          <PaletteItem key={id} value={`${heading}: ${id}`} icon={icon} isAlways onSelect={() => onOpen(to)}>
            <span className="truncate">{title}</span>
          </PaletteItem>
        ))}
      </Command.Group>
    );
  });
}

function useFound(search: string): readonly (readonly [string, readonly Found[]])[] {
  const databaseId = useCurrentDatabase()?.id ?? "";
  const isOn = search.length > 1 && databaseId !== "";
  const params = { databaseId };
  const query = { search, limit: maxFound };
  const favorites = useQuery({ ...favoritesQuery(databaseId), enabled: isOn });
  const conversations = useQuery({ ...endpointQuery(listConversations, { params, query }), enabled: isOn });
  const charts = useQuery({ ...endpointQuery(listCharts, { params, query }), enabled: isOn });
  const dashboards = useQuery({ ...endpointQuery(listDashboards, { params, query }), enabled: isOn });
  const members = useQuery({ ...endpointQuery(listMembers, { params, query }), enabled: isOn });
  if (!isOn) return [];
  const words = search.toLowerCase();
  const pinned = (favorites.data ?? []).filter(
    ({ title, url }) => url !== null && title.toLowerCase().includes(words),
  );
  return [
    [
      "Favorites",
      pinned.slice(0, maxFound).map(({ id, title, url }) => ({ id, title, to: url ?? "", icon: Folder })),
    ],
    [
      "Projects",
      (conversations.data?.items ?? []).map(({ id, summary }) => ({
        id,
        title: summary,
        to: `/chat/${id}`,
        icon: MessageSquareText,
      })),
    ],
    [
      "Charts",
      (charts.data?.items ?? []).map(({ id, title }) => ({
        id,
        title,
        to: `/charts/${id}`,
        icon: ChartColumn,
      })),
    ],
    [
      "Dashboards",
      (dashboards.data?.items ?? []).map(({ id, title }) => ({
        id,
        title,
        to: `/dashboards/${id}`,
        icon: LayoutDashboard,
      })),
    ],
    [
      "People",
      (members.data?.items ?? []).map(({ person: { id, name } }) => ({
        id,
        title: name,
        to: `/people/${id}`,
        icon: UserRound,
      })),
    ],
  ];
}

/** The text, once typing pauses. */
function useSettled(typed: string): string {
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
