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
      {isShared && (
        <Badge icon={Users}>
          <BadgeWord>Shared</BadgeWord>
        </Badge>
      )}
      {isPublic && (
        <Badge tone="warning" icon={Globe}>
          <BadgeWord>Public</BadgeWord>
        </Badge>
      )}
    </>
  );
}

/** Phones show the icon alone, because the title beside it needs the room. */
function BadgeWord({ children }: { readonly children: string }) {
  return <span className="max-sm:sr-only">{children}</span>;
}
