import { printTextImage, readOnlyImage, type OnlyImage, type TextCard } from "@askery/model";
import { useState, type ComponentProps } from "react";
import { TextCardView } from "../../../shared/library/text-card-view.tsx";
import { fieldClasses, lineFieldClasses } from "../../../ui/field-classes.ts";

interface WrittenTextProps {
  readonly card: TextCard;
  readonly label: string;
  readonly field: Pick<ComponentProps<"textarea">, "value" | "readOnly" | "onChange" | "onSelect">;
  readonly onWrite: (text: string) => void;
}

/** Beside the buttons of its card; on a narrow page below them, as wide as the card. */
const placeClasses =
  "min-h-0 min-w-0 flex-1 page-narrow:order-last page-narrow:h-[calc(100%-2.75rem)]! page-narrow:flex-none page-narrow:basis-full";

/** A text as it will look, and as it is written once it is clicked. A picture alone has a field for its description. */
export function WrittenText({ card, label, field, onWrite }: WrittenTextProps) {
  const [isWriting, setIsWriting] = useState(card.text === "");
  const only = isWriting ? null : readOnlyImage(card.text);
  if (isWriting) {
    return (
      <textarea
        aria-label={label}
        placeholder="**Bold**, *italic*, [a link](https://example.com), - a list, or a picture that you paste"
        {...field}
        maxLength={10_000}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- people clicked the text, or just added it
        autoFocus
        onBlur={() => setIsWriting(card.text.trim() === "")}
        className={`${fieldClasses} ${placeClasses} h-full! resize-none py-1.5 page-narrow:field-sizing-content page-narrow:min-h-24`}
      />
    );
  }
  return (
    <div className={`${placeClasses} flex flex-col gap-1.5`}>
      <div className="relative min-h-0 flex-1">
        <div inert className="h-full overflow-hidden">
          <TextCardView card={card} />
        </div>
        <button
          type="button"
          aria-label={`Edit the text: ${only?.alt ?? card.text.slice(0, 80)}`}
          onClick={() => setIsWriting(true)}
          className="absolute inset-0 cursor-text rounded-2"
        />
      </div>
      {only !== null && <Description image={only} onWrite={onWrite} />}
    </div>
  );
}

interface DescriptionProps {
  readonly image: OnlyImage;
  readonly onWrite: (text: string) => void;
}

/** What a picture shows, for people who do not see it. */
function Description({ image, onWrite }: DescriptionProps) {
  const [alt, setAlt] = useState(image.alt);
  return (
    <input
      aria-label="Description of the picture"
      placeholder="Describe the picture for people who do not see it"
      value={alt}
      maxLength={200}
      autoComplete="off"
      onChange={({ target }) => {
        setAlt(target.value);
        onWrite(printTextImage(target.value, image));
      }}
      className={`${fieldClasses} ${lineFieldClasses} flex-none`}
    />
  );
}
