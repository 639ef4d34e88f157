import { readFee, type Fee } from "./fee";
import type { EditedFee, SaveContent, SaveNumbers } from "./feeForms";
import { useFeeMutations } from "./useFeeMutations";

/** The fee of a commune as its forms show it. */
export function editedFee(
  { id, feeId, text, prices, metadata, revision }: Fee,
  serviceId: string,
): EditedFee {
  return { id, serviceId, feeId, text, prices, numbers: metadata.numbers, revision };
}

/**
 * Saves the fees of a service in a commune from their forms.
 * @param communeServiceId node id of the service in the commune
 */
export function useFeeSaving(
  communeServiceId: string,
  ofService: string,
): {
  readonly saveContent: SaveContent;
  readonly saveNumbersOf: (fee: Fee) => SaveNumbers;
} {
  const { save, saveNumbers } = useFeeMutations();
  return {
    saveContent: async ({ gebOstNr, serviceId: _ofForm, ...content }, revision) => {
      const numbers = revision === null && gebOstNr !== null ? { gebOstNr } : null;
      const { saveFee } = await save({ input: { communeServiceId, revision, ...content, numbers } });
      const { errors, fee } = saveFee;
      return { errors, fee: fee ? editedFee(readFee(fee), ofService) : null };
    },
    saveNumbersOf:
      ({ id }) =>
      async (numbers, revision) => {
        const { saveFeeMetadata } = await saveNumbers({ input: { id, revision, numbers } });
        const { errors, fee } = saveFeeMetadata;
        return { errors, fee: fee ? editedFee(readFee(fee), ofService) : null };
      },
  };
}
