import { Globe, Users } from "lucide-react";
import { Badge } from "../../ui/badge.tsx";

interface SharingBadgesProps {
  readonly isPublic: boolean;
  /** Whether members may read a conversation. Default: false. */
  readonly isShared?: boolean;
}

/** Marks a thing that others can open. Renders nothing for a private one. */
export function SharingBadges({ isPublic, isShared = false }: SharingBadgesProps) {
  return (
    <>
      {isShared && <Badge icon={Users}>Shared</Badge>}
      {isPublic && (
        <Badge tone="warning" icon={Globe}>
          Public
        </Badge>
      )}
    </>
  );
}
