import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Command } from "cmdk";
import {
  ChartLine,
  CircleQuestionMark,
  CornerDownLeft,
  LayoutDashboard,
  MessageSquareText,
  Plus,
  SunMoon,
} from "lucide-react";
import { Dialog } from "radix-ui";
import { useState } from "react";
import { useCurrentDatabase } from "../../shared/database/current-database-store.ts";
import { openOverlay } from "../../shared/page/overlay.ts";
import { latestConversationsQuery, sessionQuery } from "../../shared/server/queries.ts";
import { toggleTheme } from "../../shared/theme/theme-store.ts";
import { DatabaseLogo } from "../../ui/database-logo.tsx";
import { Kbd } from "../../ui/kbd.tsx";
import { useSwitchDatabase } from "../menu/use-switch-database.ts";
import { matchWords } from "./match-words.ts";
import { FoundThings } from "./found-things.tsx";
import { PaletteItem } from "./palette-item.tsx";
import { palettePages } from "./palette-pages.data.ts";

function fit(_value: string, typed: string, keywords: readonly string[] = []): number {
  return matchWords(keywords, typed);
}

/** The command palette: ask, open pages, switch databases, create. */
export function Palette({ onClose }: { readonly onClose: () => void }) {
  const [typed, setTyped] = useState("");
  const question = typed.trim();
  const go = useGo(onClose);
  const { data: session } = useQuery(sessionQuery);
  const pages = palettePages.filter(({ isForOwner = false }) => !isForOwner || session?.isServerOwner);
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-palette bg-scrim" />
        <Dialog.Content aria-describedby={undefined} className="palette">
          <Dialog.Title className="sr-only">Search</Dialog.Title>
          <Command label="Search" loop filter={fit}>
            <Command.Input
              value={typed}
              onValueChange={setTyped}
              placeholder="Ask a question or find a page"
              aria-label="Ask a question or find a page"
            />
            <Command.List>
              {question !== "" && (
                <Command.Group heading="Ask" forceMount>
                  <PaletteItem
                    value={`ask: ${question}`}
                    icon={CircleQuestionMark}
                    isAlways
                    onSelect={() => go({ to: "/ask", search: { q: question } })}
                  >
                    <span className="truncate">
                      Ask <span className="font-medium text-text">“{question}”</span>
                    </span>
                    <span className="ms-auto">
                      <Kbd>
                        <CornerDownLeft className="inline size-3!" aria-label="Enter" />
                      </Kbd>
                    </span>
                  </PaletteItem>
                </Command.Group>
              )}
              {question === "" && <RecentProjects onClose={onClose} />}
              <FoundThings typed={typed} onOpen={(to) => go({ to })} />
              <Command.Group heading="Pages">
                {pages.map(({ title, to, icon, words }) => (
                  <PaletteItem
                    key={to}
                    value={`page: ${title}`}
                    icon={icon}
                    keywords={[title, ...(words ?? [])]}
                    onSelect={() => go({ to })}
                  >
                    {title}
                  </PaletteItem>
                ))}
              </Command.Group>
              <Databases onClose={onClose} />
              <Actions onClose={onClose} />
            </Command.List>
          </Command>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function RecentProjects({ onClose }: { readonly onClose: () => void }) {
  const database = useCurrentDatabase();
  const latest = useQuery({
    ...latestConversationsQuery(database?.id ?? ""),
    enabled: database !== undefined,
  });
  const go = useGo(onClose);
  const projects = latest.data?.items ?? [];
  if (projects.length === 0) return null;
  return (
    <Command.Group heading="Recent projects">
      {projects.map(({ id, summary }) => (
        <PaletteItem
          key={id}
          value={`project: ${id}`}
          keywords={[summary]}
          icon={MessageSquareText}
          onSelect={() => go({ to: `/chat/${id}` })}
        >
          <span className="truncate">{summary}</span>
        </PaletteItem>
      ))}
    </Command.Group>
  );
}

function Databases({ onClose }: { readonly onClose: () => void }) {
  const session = useQuery(sessionQuery);
  const current = useCurrentDatabase();
  const switchTo = useSwitchDatabase();
  const go = useGo(onClose);
  const others = (session.data?.databases ?? []).filter(({ id }) => id !== current?.id);
  return (
    <Command.Group heading="Databases">
      {others.map((database) => (
        <PaletteItem
          key={database.id}
          value={`database: ${database.id}`}
          keywords={[`Switch to ${database.name}`, "database"]}
          onSelect={() => {
            switchTo(database.id);
            onClose();
          }}
        >
          <DatabaseLogo name={database.name} logo={database.logo} tintKey={database.id} size="sm" />
          Switch to {database.name}
        </PaletteItem>
      ))}
      <PaletteItem
        value="database: new"
        keywords={["add database", "connect", "sample"]}
        icon={Plus}
        onSelect={() => go({ to: "/databases/new" })}
      >
        Add a database
      </PaletteItem>
    </Command.Group>
  );
}

function Actions({ onClose }: { readonly onClose: () => void }) {
  const go = useGo(onClose);
  return (
    <Command.Group heading="Do">
      <PaletteItem
        value="do: dashboard"
        keywords={["create dashboard", "new dashboard"]}
        icon={LayoutDashboard}
        onSelect={() => go({ to: "/dashboards/new" })}
      >
        Create a dashboard
      </PaletteItem>
      <PaletteItem
        value="do: chart"
        keywords={["create chart", "new chart", "sql"]}
        icon={ChartLine}
        onSelect={() => go({ to: "/charts/new" })}
      >
        Create a chart
      </PaletteItem>
      <PaletteItem
        value="do: theme"
        keywords={["toggle theme", "dark", "light"]}
        icon={SunMoon}
        onSelect={() => {
          toggleTheme();
          onClose();
        }}
      >
        Toggle theme
      </PaletteItem>
      <PaletteItem
        value="do: shortcuts"
        keywords={["keyboard shortcuts", "help"]}
        icon={CircleQuestionMark}
        onSelect={() => openOverlay("shortcuts")}
      >
        Keyboard shortcuts
        <span className="ms-auto">
          <Kbd>?</Kbd>
        </span>
      </PaletteItem>
    </Command.Group>
  );
}

interface Destination {
  readonly to: string;
  readonly search?: Readonly<Record<string, string>>;
}

/** Closes the palette and opens a page. */
function useGo(onClose: () => void): (destination: Destination) => void {
  const navigate = useNavigate();
  return ({ to, search = {} }) => {
    onClose();
    void navigate({ to, search });
  };
}
