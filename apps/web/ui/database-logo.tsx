import { joinClasses } from "./join-classes.ts";
import { TintedPicture } from "./tinted-picture.tsx";

const sizes = {
  sm: "size-6 rounded-2 text-11",
  md: "size-7 rounded-[7px] text-12",
  lg: "size-9 rounded-3 text-13",
  xl: "size-14 rounded-4 text-18",
} as const;

interface DatabaseLogoProps {
  readonly name: string;
  /** An address or a data URL; the initials show without one, or if it fails. */
  readonly logo?: string | null | undefined;
  /** Determines the tint: the database's id. Default: the name. */
  readonly tintKey?: string | undefined;
  /** 24, 28, 36 or 56 px. Default: `md`. */
  readonly size?: keyof typeof sizes | undefined;
}

/** The logo of a database. Hidden from screen readers, because the name is next to it. */
export function DatabaseLogo({ name, logo, tintKey = name, size = "md" }: DatabaseLogoProps) {
  return (
    <TintedPicture
      name={name}
      image={logo}
      tintKey={tintKey}
      className={joinClasses("tracking-tight", sizes[size])}
    />
  );
}
