import { Avatar as Radix } from "radix-ui";
import { initialsOf } from "./initials.ts";
import { joinClasses } from "./join-classes.ts";
import { tintOf } from "./tint.ts";

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
    <Radix.Root
      aria-hidden
      className={joinClasses(
        "grid flex-none place-items-center overflow-hidden rounded-full font-semibold text-on-tint select-none",
        sizes[size],
      )}
      style={{ background: tintOf(tintKey) }}
    >
      {image && <Radix.Image src={image} alt="" className="size-full object-cover" />}
      <Radix.Fallback className="leading-none">{initialsOf(name)}</Radix.Fallback>
    </Radix.Root>
  );
}
