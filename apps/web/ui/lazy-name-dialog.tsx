import { lazy, Suspense, type ComponentProps } from "react";

const NameDialog = lazy(async () => ({ default: (await import("./name-dialog.tsx")).NameDialog }));

/** The dialog for entering a name, loaded when it is first opened. */
export function LazyNameDialog(props: ComponentProps<typeof NameDialog>) {
  return (
    <Suspense fallback={null}>
      <NameDialog {...props} />
    </Suspense>
  );
}
