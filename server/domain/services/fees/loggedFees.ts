/** Values of fees as the activity log stores them. */
import type { ActivityValues } from "#domain/activityFields";
import { systemOwner } from "#domain/fees";
import { findService } from "#domain/serviceCatalogue";
import type { Fee } from "./fees";

/** Types of entries about text, status and prices. */
export type FeeActivity =
  "CREATE_SERVICE_FEE" | "SAVE_SERVICE_FEE" | "CHANGE_SERVICE_FEE" | "RESET_SERVICE_FEE";

/** Types of entries about metadata. */
export type FeeMetadataActivity =
  "SAVE_SERVICE_FEE_METADATA" | "RESET_SERVICE_FEE_METADATA" | "RESTORE_SERVICE_FEE_METADATA";

/** Most characters of a fee's text in the label of an entry. */
const labelTextMax = 100;

/** Text, status and prices that apply. */
export function loggedFee(
  fee: Pick<Fee, "feeId" | "owner" | "text" | "status" | "prices">,
): ActivityValues<FeeActivity> {
  const { feeId, owner, text, status, prices } = fee;
  return {
    feeId,
    isInherited: owner === systemOwner,
    text,
    status,
    prices: Object.fromEntries(
      prices.map(({ value, taxRate, validFrom, validTo }) => [validFrom, { value, taxRate, validTo }]),
    ),
  };
}

/** Text, status and prices of a new fee, and its own numbers. */
export function loggedNewFee(
  fee: Parameters<typeof loggedFee>[0] & Pick<Fee, "metadata">,
): ActivityValues<"CREATE_SERVICE_FEE"> {
  const { isInherited, numbers } = fee.metadata;
  return isInherited ? loggedFee(fee) : { ...numbers, ...loggedFee(fee) };
}

/** The numbers that apply. */
export function loggedMetadata({
  feeId,
  metadata: { isInherited, numbers },
}: Pick<Fee, "feeId" | "metadata">): ActivityValues<FeeMetadataActivity> {
  const { gebOstNr, hhst, objnr } = numbers;
  return { feeId, isInherited, gebOstNr, hhst, objnr };
}

/** Target and label of an entry: the service, with the text of the fee. */
export function feeActivityTarget({
  communeAgs: ags,
  serviceId,
  text,
}: Pick<Fee, "communeAgs" | "serviceId" | "text">) {
  const characters = [...text];
  const short = characters.length > labelTextMax ? `${characters.slice(0, labelTextMax).join("")}…` : text;
  // Begins with the name of the service, which the log translates.
  const label = `${findService(serviceId)?.name.de ?? serviceId} (${short})`;
  return { ags, serviceId, target: { kind: "service", id: serviceId }, label } as const;
}
