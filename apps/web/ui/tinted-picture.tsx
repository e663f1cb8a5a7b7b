import { Avatar as Radix } from "radix-ui";
import { initialsOf } from "./initials.ts";
import { joinClasses } from "./join-classes.ts";
import { tintOf } from "./tint.ts";

interface TintedPictureProps {
  readonly name: string;
  readonly image: string | null | undefined;
  readonly tintKey: string;
  readonly className: string;
}

/**
 * A picture, or initials on a tint while it loads or if it fails. Hidden from screen readers, because the name is next
 * to it.
 */
export function TintedPicture({ name, image, tintKey, className }: TintedPictureProps) {
  return (
    <Radix.Root
      aria-hidden
      className={joinClasses(
        "grid flex-none place-items-center overflow-hidden font-semibold text-on-tint select-none",
        className,
      )}
      style={{ background: tintOf(tintKey) }}
    >
      {image && <Radix.Image src={image} alt="" className="size-full object-cover" />}
      <Radix.Fallback className="leading-none">{initialsOf(name)}</Radix.Fallback>
    </Radix.Root>
  );
}
