import { createFileRoute } from "@tanstack/react-router";
import { BillingPage } from "../../../../features/billing/billing-page.tsx";

export const Route = createFileRoute("/_shell/_database/billing")({ component: BillingPage });
