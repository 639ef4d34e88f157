import { useCallback } from "react";
import type { FeeStatus } from "#domain/fees";
import { useDialogQuery } from "#relay/useDialogQuery";
import FeeImpactParameters from "./__generated__/FeeImpactQuery$parameters";

interface FeeChange {
  /** Node id of the fee. */
  readonly id: string;
  /** New status of the fee; "RESET": reset to text, status and prices of the catalogue. */
  readonly to: FeeStatus | "RESET";
  /** Whether it is a fee of the catalogue. */
  readonly isOfCatalogue?: boolean;
}

/** Query of the confirmation dialog of a fee change; starts when the dialog opens. */
export function useFeeImpact() {
  const { opened, open, close } = useDialogQuery(FeeImpactParameters);
  const openFor = useCallback(
    ({ id, to, isOfCatalogue = false }: FeeChange) => {
      const change = to === "RESET" ? to : to === "ACTIVE" ? "ACTIVATE" : "DEACTIVATE";
      const status = to === "RESET" ? "ACTIVE" : to;
      open({ id, change, status, isOfCatalogue });
    },
    [open],
  );
  return { opened, open: openFor, close };
}
