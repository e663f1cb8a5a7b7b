import { Monitor, Moon, Sun, type LucideIcon } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { readTheme, type Theme } from "../../ui/theme.ts";
import { setTheme, useTheme } from "../../shared/theme/theme-store.ts";

const choices: readonly { readonly theme: Theme; readonly label: string; readonly icon: LucideIcon }[] = [
  { theme: "light", label: "Light", icon: Sun },
  { theme: "dark", label: "Dark", icon: Moon },
  { theme: "system", label: "System", icon: Monitor },
];

/** The three themes side by side, in a menu that stays open. */
export function ThemeChoice() {
  const theme = useTheme();
  return (
    <DropdownMenu.RadioGroup
      value={theme}
      onValueChange={(value) => setTheme(readTheme(value))}
      aria-label="Theme"
      className="flex gap-0.5 rounded-2 bg-hover p-0.5"
    >
      {choices.map(({ theme, label, icon: Icon }) => (
        <DropdownMenu.RadioItem
          key={theme}
          value={theme}
          onSelect={(event) => event.preventDefault()}
          className="flex h-7 flex-1 items-center justify-center gap-1.5 rounded-1 px-2 text-12 text-text-2 outline-none lit:text-text lit:outline-2 lit:-outline-offset-2 lit:outline-focus state-checked:bg-raised state-checked:text-text state-checked:shadow-2 max-md:h-tap"
        >
          <Icon className="size-3.5!" />
          {label}
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  );
}
