import { Monitor, Moon, Sun } from "lucide-react";
import type { Theme } from "./theme.ts";
import { Segmented, type Segment } from "./segmented.tsx";

const segments: readonly Segment<Theme>[] = [
  { value: "dark", label: "Dark", icon: Moon },
  { value: "light", label: "Light", icon: Sun },
  { value: "system", label: "System", icon: Monitor },
];

interface ThemePickerProps {
  readonly theme: Theme;
  readonly onThemeChange: (theme: Theme) => void;
}

/** Chooses the dark theme, the light theme, or the device's. */
export function ThemePicker({ theme, onThemeChange }: ThemePickerProps) {
  return <Segmented label="Theme" segments={segments} value={theme} onValueChange={onThemeChange} />;
}
