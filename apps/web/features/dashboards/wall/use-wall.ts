import { useNavigate, useSearch } from "@tanstack/react-router";
import { readDashboardSearch } from "../filters/filter-address.ts";
import { requestFullScreen } from "./use-full-screen.ts";
import { readWall, usualWall } from "./wall-address.ts";

interface WallUse {
  /** How long each tab is shown; 0 does not rotate. Null if the page is no wall. */
  readonly rotateSeconds: number | null;
  /** Called by a click, which the browser's full screen needs. */
  readonly enter: () => void;
  readonly rotateEvery: (seconds: number) => void;
  readonly leave: () => void;
}

/** Whether a dashboard is shown as a wall, which the address has. */
export function useWall(): WallUse {
  const { wall } = useSearch({ from: "/_shell/dashboards/$id" });
  const navigate = useNavigate({ from: "/dashboards/$id" });
  const show = (next: string) =>
    void navigate({ search: (search) => ({ ...search, wall: next }), replace: wall !== undefined });
  return {
    rotateSeconds: readWall(wall),
    enter: () => {
      requestFullScreen();
      show(usualWall);
    },
    rotateEvery: (seconds) => show(String(seconds)),
    leave: () => void navigate({ search: (search) => readDashboardSearch({ ...search, wall: undefined }) }),
  };
}
