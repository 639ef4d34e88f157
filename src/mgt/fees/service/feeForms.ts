/** Types shared by the forms of a commune's fee and of a fee in the catalogue. */
import type { SaveOutcome } from "#forms/saveOutcome";
import type { useFeeMutationsSaveMutation$variables } from "./__generated__/useFeeMutationsSaveMutation.graphql";
import type { Fee, FeeNumbers } from "./fee";

/** Fields of a fee that the forms use. */
export type FormFee = Pick<Fee, "id" | "feeId" | "text" | "prices" | "numbers" | "revision">;

type FeeInput = Omit<useFeeMutationsSaveMutation$variables["input"], "communeServiceId" | "revision">;

type Saved = Promise<Pick<SaveOutcome<FeeInput>, "errors"> & { readonly fee: FormFee | null }>;

/** Saves text and prices, and the numbers of a new fee, whose revision is null. */
export type SaveFee = (fee: FeeInput & { readonly serviceId: string }, revision: number | null) => Saved;

/** Saves the accounting numbers. */
export type SaveNumbers = (numbers: FeeNumbers, revision: number) => Saved;
