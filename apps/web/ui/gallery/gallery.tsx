import { useEffect, useState } from "react";
import type { Theme } from "../theme.ts";
import { Logo } from "../logo.tsx";
import { ThemePicker } from "../theme-picker.tsx";
import { Toaster } from "../toaster.tsx";
import { TooltipProvider } from "../tooltip.tsx";
import { AnswerSpecimens } from "./answer-specimens.tsx";
import { ButtonSpecimens, SignSpecimens } from "./button-specimens.tsx";
import { FieldSpecimens } from "./field-specimens.tsx";
import { ListSpecimens } from "./list-specimens.tsx";
import { OverlaySpecimens } from "./overlay-specimens.tsx";
import { NoticeSpecimens, StateSpecimens } from "./state-specimens.tsx";
import { TypeSpecimens } from "./type-specimens.tsx";

/** Shows every component in every state. `?theme=light` starts with the light theme. */
export function Gallery() {
  const [theme, setTheme] = useState<Theme>(readTheme);
  useEffect(() => {
    document.documentElement.className = theme === "system" ? deviceTheme() : theme;
  }, [theme]);
  return (
    <TooltipProvider>
      <main className="mx-auto flex max-w-page flex-col gap-10 bg-canvas px-6 py-8 max-md:px-4">
        <header className="flex flex-wrap items-center gap-4">
          <h1 className="flex-1">
            <Logo height={24} />
            <span className="sr-only">Components</span>
          </h1>
          <ThemePicker theme={theme} onThemeChange={setTheme} />
        </header>
        <TypeSpecimens />
        <ButtonSpecimens />
        <SignSpecimens />
        <FieldSpecimens />
        <AnswerSpecimens />
        <StateSpecimens />
        <NoticeSpecimens />
        <ListSpecimens />
        <OverlaySpecimens />
      </main>
      <Toaster />
    </TooltipProvider>
  );
}

function readTheme(): Theme {
  return new URLSearchParams(location.search).get("theme") === "light" ? "light" : "dark";
}

function deviceTheme(): Theme {
  return matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
}
