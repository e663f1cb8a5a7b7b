import { getCardInquiry } from "@askery/api";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { printInquiryAddress } from "../../shared/address/investigation-address.ts";
import { call } from "../../shared/server/call.ts";
import { reportFailure } from "../../shared/server/report-failure.ts";
import { failures } from "../../shared/wording/failures.ts";
import { showToast } from "../../ui/toast-store.ts";
import { bodyOfState, stateOf } from "./filters/use-card-figures.ts";
import type { FilterUse } from "./filters/use-filters.ts";

interface CardToInvestigate {
  readonly dashboardId: string;
  readonly cardId: string;
  readonly use: FilterUse;
}

/** Opens Quantum with the question why the figure of a card changed, in the values of its filters. */
export function useWhatChanged({ dashboardId, cardId, use }: CardToInvestigate) {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async () =>
      call(getCardInquiry, { params: { dashboardId, cardId }, body: bodyOfState(stateOf(use)) }),
    onSuccess: async ({ inquiry }) => {
      if (inquiry === null) {
        showToast("Quantum investigates one figure over time. This card shows something else.");
        return;
      }
      await navigate({ to: "/ask/quantum", search: printInquiryAddress({ ...inquiry, followUps: [] }) });
    },
    onError: (error) => reportFailure(failures.cardNotInvestigated, error),
  });
}
