import { useNavigate } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { LinkButton } from "../../shared/page/link-button.tsx";
import { Page } from "../../shared/page/page.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { fadeHiddenEnd } from "../../ui/fade-hidden-end.ts";
import "./docs.css";

interface DocsPageProps {
  /** Null if nothing is at the address. */
  readonly doc: { readonly title: string; readonly html: string } | null;
  readonly isIndex: boolean;
}

const index = { title: "Documentation", to: "/docs" } as const;

/** One page of the documentation. */
export function DocsPage({ doc, isIndex }: DocsPageProps) {
  return (
    <Page title={doc?.title ?? "Not found"} crumbs={isIndex ? [] : [index]}>
      <div className="page-column is-narrow">
        {doc === null ? <NoDoc /> : <DocText key={doc.title} {...doc} />}
      </div>
    </Page>
  );
}

function DocText({ title, html }: { readonly title: string; readonly html: string }) {
  const text = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const element = text.current;
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      const href = link?.getAttribute("href") ?? "";
      const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0;
      if (!href.startsWith("/") || !isPlain) return;
      event.preventDefault();
      void navigate({ to: href });
    };
    element?.addEventListener("click", follow);
    return () => element?.removeEventListener("click", follow);
  }, [navigate]);
  useEffect(() => {
    const stops = [...(text.current?.querySelectorAll<HTMLElement>("pre, .doc-table") ?? [])].map(
      fadeHiddenEnd,
    );
    return () => stops.forEach((stop) => stop?.());
  }, []);
  return (
    <article>
      <h2 className="page-title">{title}</h2>
      {/* oxlint-disable-next-line react/no-danger -- files of this repository, printed by the build */}
      <div ref={text} className="doc-text" dangerouslySetInnerHTML={{ __html: html }} />
    </article>
  );
}

function NoDoc() {
  return (
    <Card>
      <EmptyState
        title="No such page"
        drawing="search"
        action={<LinkButton to="/docs">All documentation</LinkButton>}
      >
        The documentation has no page at this address.
      </EmptyState>
    </Card>
  );
}
