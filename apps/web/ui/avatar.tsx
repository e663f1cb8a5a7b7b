import { joinClasses } from "./join-classes.ts";
import { TintedPicture } from "./tinted-picture.tsx";

const sizes = {
  xs: "size-[18px] text-[8px]",
  sm: "size-6 text-[10px]",
  md: "size-8 text-12",
  lg: "size-16 text-22",
} as const;

interface AvatarProps {
  readonly name: string;
  /** An address or a data URL; while it loads and where it fails, the initials stand in for it. */
  readonly image?: string | null | undefined;
  /** What the tint is made from, so that a new name keeps it. Default: the name. */
  readonly tintKey?: string | undefined;
  /** 18, 24, 32 or 64 px. Default: `sm`. */
  readonly size?: keyof typeof sizes | undefined;
}

/** A person. Their name stands beside it, so that a screen reader passes over it. */
export function Avatar({ name, image, tintKey = name, size = "sm" }: AvatarProps) {
  return (
    <TintedPicture
      name={name}
      image={image}
      tintKey={tintKey}
      className={joinClasses("rounded-full", sizes[size])}
    />
  );
}
