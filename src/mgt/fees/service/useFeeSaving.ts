import { readFee } from "./fee";
import type { SaveFee, SaveNumbers } from "./feeForms";
import { useFeeMutations } from "./useFeeMutations";

/**
 * Saves the fees of a service in a commune from their forms.
 * @param communeServiceId node id of the service in the commune
 */
export function useFeeSaving(communeServiceId: string): {
  readonly saveFee: SaveFee;
  readonly saveNumbersOf: (fee: { readonly id: string }) => SaveNumbers;
} {
  const { save, saveNumbers } = useFeeMutations();
  return {
    saveFee: async ({ serviceId: _service, ...content }, revision) => {
      const { errors, fee } = (await save({ input: { communeServiceId, revision, ...content } })).saveFee;
      return { errors, fee: fee ? readFee(fee) : null };
    },
    saveNumbersOf:
      ({ id }) =>
      async (numbers, revision) => {
        const { errors, fee } = (await saveNumbers({ input: { id, revision, numbers } })).saveFeeMetadata;
        return { errors, fee: fee ? readFee(fee) : null };
      },
  };
}
