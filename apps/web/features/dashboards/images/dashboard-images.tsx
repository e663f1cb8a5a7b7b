import type { ReactNode } from "react";
import { ImageContext } from "../../../shared/library/text-images.tsx";

interface DashboardImagesProps {
  readonly dashboardId: string;
  readonly children: ReactNode;
}

/** The texts in it have their pictures from a dashboard. */
export function DashboardImages({ dashboardId, children }: DashboardImagesProps) {
  return (
    <ImageContext value={(version) => `/api/dashboards/${dashboardId}/images/${version}`}>
      {children}
    </ImageContext>
  );
}
