import { createFileRoute } from "@tanstack/react-router";
import { DatabasesPage } from "../../../../features/databases/databases-page.tsx";

export const Route = createFileRoute("/_shell/databases/")({ component: DatabasesPage });
