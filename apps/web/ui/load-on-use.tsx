import { useEffect, useState, type ComponentType } from "react";

type Part<Props> =
  | { readonly kind: "loaded"; readonly Component: ComponentType<Props> }
  | { readonly kind: "failed"; readonly error: unknown };

/**
 * A component that is loaded when it is first rendered, and renders nothing until then. A failure to load it is thrown
 * as it renders. For what appears after a click: with `lazy` and an empty fallback, React waits at least 300 ms before
 * it replaces the fallback.
 */
export function loadOnUse<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loaded: Part<Props> | null = null;
  return function LoadedOnUse(props: Props) {
    const [part, setPart] = useState<Part<Props> | null>(loaded);
    useEffect(() => {
      if (part !== null) return;
      let isShown = true;
      const show = async () => {
        const next = await loadPart(load);
        if (next.kind === "loaded") loaded = next;
        if (isShown) setPart(next);
      };
      void show();
      return () => {
        isShown = false;
      };
    }, [part]);
    if (part === null) return null;
    if (part.kind === "failed") throw part.error;
    return <part.Component {...props} />;
  };
}

async function loadPart<Props>(load: () => Promise<ComponentType<Props>>): Promise<Part<Props>> {
  try {
    return { kind: "loaded", Component: await load() };
  } catch (error) {
    return { kind: "failed", error };
  }
}
