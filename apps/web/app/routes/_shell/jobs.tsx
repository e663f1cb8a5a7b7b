import { createFileRoute } from "@tanstack/react-router";
import { JobsPage } from "../../../features/jobs/jobs-page.tsx";

export const Route = createFileRoute("/_shell/jobs")({ component: JobsPage });
