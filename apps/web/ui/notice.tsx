import { CircleAlert, CircleCheck, Info, TriangleAlert, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { joinClasses } from "./join-classes.ts";

export type NoticeTone = "plain" | "success" | "warning" | "danger";

const looks: Readonly<
  Record<NoticeTone, { readonly icon: LucideIcon; readonly ground: string; readonly sign: string }>
> = {
  plain: { icon: Info, ground: "bg-hover", sign: "text-text-3" },
  success: { icon: CircleCheck, ground: "bg-success-soft", sign: "text-success" },
  warning: { icon: TriangleAlert, ground: "bg-warning-soft", sign: "text-warning" },
  danger: { icon: CircleAlert, ground: "bg-danger-soft", sign: "text-danger" },
};

interface NoticeProps {
  /** Default: `plain`. */
  readonly tone?: NoticeTone;
  /** The fact, in bold. */
  readonly title?: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

/** A message at the top of a form or section that applies to all of it. On narrow screens, its action is below the text. */
export function Notice({ tone = "plain", title, children, action }: NoticeProps) {
  const { icon: Icon, ground, sign } = looks[tone];
  return (
    <div
      role={tone === "danger" ? "alert" : "status"}
      className={joinClasses(
        "flex items-start gap-2.5 rounded-3 px-3 py-2.5 text-13 max-md:flex-wrap",
        ground,
      )}
    >
      <Icon className={joinClasses("mt-0.5", sign)} />
      <div className="min-w-0 flex-1 text-pretty text-text-2 max-md:basis-[calc(100%-1.625rem)]">
        {title !== undefined && <p className="font-semibold text-text">{title}</p>}
        {children}
      </div>
      {action && <div className="max-md:ps-6.5">{action}</div>}
    </div>
  );
}
