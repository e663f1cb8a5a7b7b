import { createFileRoute } from "@tanstack/react-router";
import { NewDatabasePage } from "../../../../features/databases/new-database-page.tsx";

export const Route = createFileRoute("/_shell/databases/new")({ component: NewDatabasePage });
