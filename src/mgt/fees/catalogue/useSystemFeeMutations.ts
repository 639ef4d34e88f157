import { graphql } from "react-relay/hooks";
import type { SaveFee, SaveNumbers } from "#mgt/fees/service/feeForms";
import { useMutationAsync } from "#relay/useMutationAsync";
import type { SystemFeeScreenQuery$variables } from "./__generated__/SystemFeeScreenQuery.graphql";
import type { useSystemFeeMutationsSaveMutation } from "./__generated__/useSystemFeeMutationsSaveMutation.graphql";
import type { useSystemFeeMutationsStatusMutation } from "./__generated__/useSystemFeeMutationsStatusMutation.graphql";
import { readSystemFee, type SystemFee } from "./systemFee";

const saveMutation = graphql`
  mutation useSystemFeeMutationsSaveMutation(
    $input: SaveSystemFeeInput!
    $on: Date!
    $text: String
    $orderBy: FeeDeviationOrder
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) {
    saveSystemFee(input: $input) {
      systemFee {
        ...systemFee_fee
        ...SystemFeePrices_fee
        ...SystemFeeActions_fee @arguments(on: $on)
        ...DeviationsSection_fee
          @arguments(
            on: $on
            text: $text
            orderBy: $orderBy
            first: $first
            after: $after
            last: $last
            before: $before
          )
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

const statusMutation = graphql`
  mutation useSystemFeeMutationsStatusMutation(
    $input: SetSystemFeeStatusInput!
    $on: Date!
    $text: String
    $orderBy: FeeDeviationOrder
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) {
    setSystemFeeStatus(input: $input) {
      systemFee {
        ...systemFee_fee
        ...SystemFeePrices_fee
        ...SystemFeeActions_fee @arguments(on: $on)
        ...DeviationsSection_fee
          @arguments(
            on: $on
            text: $text
            orderBy: $orderBy
            first: $first
            after: $after
            last: $last
            before: $before
          )
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

/** Variables of the page, whose deviations are refetched. */
export type ShownDeviations = Omit<SystemFeeScreenQuery$variables, "serviceId" | "feeId">;

/**
 * Saves fees of the catalogue from their forms, and updates the page.
 * @param shown the deviations on the page
 */
export function useSystemFeeSaving(shown: ShownDeviations): {
  readonly saveFee: SaveFee;
  /** Sends text and prices unchanged. */
  readonly saveNumbersOf: (fee: SystemFee) => SaveNumbers;
} {
  const save = useMutationAsync<useSystemFeeMutationsSaveMutation>(saveMutation);
  const send = async (input: useSystemFeeMutationsSaveMutation["variables"]["input"]) => {
    const { errors, systemFee } = (await save({ ...shown, input })).saveSystemFee;
    return { errors, fee: systemFee ? readSystemFee(systemFee) : null };
  };
  return {
    saveFee: (content, revision) => send({ ...content, revision }),
    saveNumbersOf:
      ({ serviceId, feeId, text, prices }) =>
      (numbers, revision) =>
        send({ serviceId, feeId, text, prices, revision, numbers }),
  };
}

type StatusInput = useSystemFeeMutationsStatusMutation["variables"]["input"];
type StatusResponse = useSystemFeeMutationsStatusMutation["response"];

/**
 * Activates or deactivates fees of the catalogue, and updates the page.
 * @param shown the deviations on the page
 */
export function useSetSystemFeeStatus(
  shown: ShownDeviations,
): (input: StatusInput) => Promise<StatusResponse> {
  const setStatus = useMutationAsync<useSystemFeeMutationsStatusMutation>(statusMutation);
  return (input) => setStatus({ ...shown, input });
}
