import { Avatar as Radix } from "radix-ui";
import { initialsOf } from "./initials.ts";
import { joinClasses } from "./join-classes.ts";
import { tintOf } from "./tint.ts";

const sizes = {
  sm: "size-6 rounded-2 text-11",
  md: "size-7 rounded-[7px] text-12",
  lg: "size-9 rounded-3 text-13",
} as const;

interface DatabaseLogoProps {
  readonly name: string;
  /** An address or a data URL; without one, or where it fails, the initials stand in for it. */
  readonly logo?: string | null | undefined;
  /** What the tint is made from: the database's id. Default: the name. */
  readonly tintKey?: string | undefined;
  /** 24, 28 or 36 px. Default: `md`. */
  readonly size?: keyof typeof sizes | undefined;
}

/** A database. Its name stands beside it, so that a screen reader passes over it. */
export function DatabaseLogo({ name, logo, tintKey = name, size = "md" }: DatabaseLogoProps) {
  return (
    <Radix.Root
      aria-hidden
      className={joinClasses(
        "grid flex-none place-items-center overflow-hidden font-semibold tracking-tight text-on-tint select-none",
        sizes[size],
      )}
      style={{ background: tintOf(tintKey) }}
    >
      {logo && <Radix.Image src={logo} alt="" className="size-full object-cover" />}
      <Radix.Fallback className="leading-none">{initialsOf(name)}</Radix.Fallback>
    </Radix.Root>
  );
}
