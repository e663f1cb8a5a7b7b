import { Star } from "lucide-react";
import { IconButton } from "../../ui/icon-button.tsx";

interface StarButtonProps {
  readonly title: string;
  readonly isStarred: boolean;
  readonly onToggle: () => void;
}

/** Stars or unstars a chart or dashboard. */
export function StarButton({ title, isStarred, onToggle }: StarButtonProps) {
  return (
    <IconButton
      label={`Star ${title}`}
      icon={Star}
      aria-pressed={isStarred}
      onClick={onToggle}
      className={isStarred ? "text-chart-2! [&_svg]:fill-current" : ""}
    />
  );
}
