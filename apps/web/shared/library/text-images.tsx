import type { TextImage } from "@askery/model";
import { ImageOff } from "lucide-react";
import { createContext, useContext, useState } from "react";

/** The address of a picture in a text, by its version. */
export type AddressOfImage = (version: string) => string;

/** Where the texts of a page have their pictures from. Without it, their descriptions are shown. */
export const ImageContext = createContext<AddressOfImage | null>(null);

interface TextImageViewProps {
  readonly image: TextImage;
  readonly alt: string;
  /** Whether it fills the room that there is, as the only content of a card. On a narrow page it is as wide as the page. */
  readonly isAlone?: boolean;
}

/** A picture of a text, at most as large as it is. If it can't be loaded, its description. */
export function TextImageView({
  image: { version, width, height },
  alt,
  isAlone = false,
}: TextImageViewProps) {
  const addressOf = useContext(ImageContext);
  const [failed, setFailed] = useState<string | null>(null);
  if (addressOf === null || failed === version) {
    return (
      <span className="inline-flex items-center gap-1.5 text-13 text-text-3">
        <ImageOff aria-hidden className="size-4 flex-none" />
        {alt === "" ? "This picture can't be shown." : alt}
      </span>
    );
  }
  const picture = {
    src: addressOf(version),
    alt,
    width,
    height,
    decoding: "async",
    draggable: false,
    onError: () => setFailed(version),
  } as const;
  // oxlint-disable-next-line jsx-a11y/alt-text -- it is among the parts
  if (!isAlone) return <img {...picture} className="block h-auto max-w-full rounded-2" />;
  return (
    <div className="h-full [container-type:size] page-narrow:h-auto page-narrow:[container-type:inline-size]">
      {/* oxlint-disable-next-line jsx-a11y/alt-text -- it is among the parts */}
      <img
        {...picture}
        className="h-auto rounded-2 page-narrow:w-full!"
        style={{ width: `min(100cqw, ${width / height} * 100cqh)` }}
      />
    </div>
  );
}
