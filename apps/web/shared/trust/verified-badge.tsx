import type { Verification } from "@askery/api";
import { BadgeCheck } from "lucide-react";
import { Badge } from "../../ui/badge.tsx";

interface VerifiedBadgeProps {
  /** Null shows nothing. */
  readonly verified: Verification | null;
  /** Leaves the name out, for cards. Screen readers get it. */
  readonly isShort?: boolean;
}

/** Shows that an editor verified an answer. */
export function VerifiedBadge({ verified, isShort = false }: VerifiedBadgeProps) {
  if (verified === null) return null;
  return (
    <Badge tone="accent" icon={BadgeCheck}>
      <span>
        Verified<span className={isShort ? "sr-only" : undefined}> by {verified.by.name}</span>
      </span>
    </Badge>
  );
}
