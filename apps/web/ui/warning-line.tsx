import { CircleDashed, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

interface NoteLineProps {
  /** The bold fact: "November is not over." */
  readonly fact: string;
  /** The consequence, in plain words. */
  readonly children: ReactNode;
  /** One small button at the right. */
  readonly action?: ReactNode;
}

/** A fact that changes how to read a result. */
export function WarningLine(props: NoteLineProps) {
  return (
    <NoteLine {...props} icon={<TriangleAlert className="mt-0.5 size-3.5 text-warning" />} kind="Warning: " />
  );
}

/** A useful fact that changes nothing. */
export function InfoLine(props: NoteLineProps) {
  return <NoteLine {...props} icon={<CircleDashed className="mt-0.5 size-3.5 text-text-3" />} kind="" />;
}

function NoteLine({
  fact,
  children,
  action,
  icon,
  kind,
}: NoteLineProps & { readonly icon: ReactNode; readonly kind: string }) {
  return (
    <div className="flex min-h-8 items-center gap-2.5 px-4 py-1 text-13">
      <div className="flex min-w-0 flex-1 items-start gap-2.5">
        {icon}
        <p className="min-w-0 text-text-2">
          <span className="sr-only">{kind}</span>
          <b className="font-semibold text-text">{fact}</b> {children}
        </p>
      </div>
      {action !== undefined && <div className="flex-none">{action}</div>}
    </div>
  );
}
