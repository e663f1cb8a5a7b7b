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
  /** An address or a data URL; the initials show while it loads, or if it fails. */
  readonly image?: string | null | undefined;
  /** Determines the tint, so that it survives a new name. Default: the name. */
  readonly tintKey?: string | undefined;
  /** 18, 24, 32 or 64 px. Default: `sm`. */
  readonly size?: keyof typeof sizes | undefined;
}

/** A picture of a person. Hidden from screen readers, because the name is next to it. */
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
