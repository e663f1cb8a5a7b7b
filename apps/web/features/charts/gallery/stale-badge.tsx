import type { StaleChart } from "@askery/api";
import { History } from "lucide-react";
import { Badge } from "../../../ui/badge.tsx";

/** Shows why the figures of a chart are not current. Null shows nothing. */
export function StaleBadge({ stale }: { readonly stale: StaleChart | null }) {
  if (stale === null) return null;
  const { label, why } = words[stale.reason];
  const detail = stale.detail === null ? why : `${why} ${stale.detail}`;
  return (
    <span className="relative z-1 flex-none" title={detail}>
      <Badge tone="warning" icon={History}>
        {label}
        <span className="sr-only">. {detail}</span>
      </Badge>
    </span>
  );
}

const words = {
  failed: { label: "Run failed", why: "The last run failed, so that these are the figures before it." },
  schema: { label: "Schema changed", why: "A table or column that it uses has changed since its last run." },
  old: { label: "Old", why: "It has not run for 30 days." },
} as const;
