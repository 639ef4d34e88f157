/** Values of fees as the activity log stores them. */
import type { ActivityValues } from "#domain/activityFields";
import { shortenText } from "#domain/cutText";
import { findService } from "#domain/serviceCatalogue";
import type { Fee } from "./fees";
import type { SystemFee } from "../catalogue/systemFees";

/** Types of entries about text, status and prices. */
export type FeeActivity =
  "CREATE_SERVICE_FEE" | "SAVE_SERVICE_FEE" | "CHANGE_SERVICE_FEE" | "RESET_SERVICE_FEE";

/** Types of entries about metadata. */
export type FeeMetadataActivity =
  "SAVE_SERVICE_FEE_METADATA" | "RESET_SERVICE_FEE_METADATA" | "RESTORE_SERVICE_FEE_METADATA";

/** Maximum length of a fee's text in the label of an entry. */
const labelTextMax = 100;

type Content = Pick<Fee, "feeId" | "text" | "status" | "prices">;

/** Text, status and prices of a fee of the catalogue. */
export function loggedSystemFee({ feeId, text, status, prices }: Content): ActivityValues<FeeActivity> {
  return {
    feeId,
    text,
    status,
    prices: Object.fromEntries(
      prices.map(({ value, taxRate, validFrom, validTo }) => [validFrom, { value, taxRate, validTo }]),
    ),
  };
}

/** Effective text, status and prices in a commune. */
export function loggedFee(fee: Content & Pick<Fee, "isInherited">): ActivityValues<FeeActivity> {
  return { ...loggedSystemFee(fee), isInherited: fee.isInherited };
}

/** Text, status and prices of a new fee, and its own numbers. */
export function loggedNewFee(
  fee: Parameters<typeof loggedFee>[0] & Pick<Fee, "numbers" | "hasOwnNumbers">,
): ActivityValues<"CREATE_SERVICE_FEE"> {
  return fee.hasOwnNumbers ? { ...fee.numbers, ...loggedFee(fee) } : loggedFee(fee);
}

/** The numbers of a fee of the catalogue. */
export function loggedSystemNumbers({ feeId, numbers }: SystemFee): ActivityValues<FeeMetadataActivity> {
  const { gebOstNr, hhst, objnr } = numbers;
  return { feeId, gebOstNr, hhst, objnr };
}

/** The effective numbers. */
export function loggedMetadata({
  feeId,
  hasOwnNumbers,
  numbers,
}: Pick<Fee, "feeId" | "numbers" | "hasOwnNumbers">): ActivityValues<FeeMetadataActivity> {
  const { gebOstNr, hhst, objnr } = numbers;
  return { feeId, isInherited: !hasOwnNumbers, gebOstNr, hhst, objnr };
}

/** Target and label of an entry: the service, with the text of the fee. */
export function feeActivityTarget({
  communeAgs: ags,
  ...fee
}: Pick<Fee, "communeAgs" | "serviceId" | "text">) {
  return { ags, ...systemFeeActivityTarget(fee) };
}

/** Target and label of an entry about a fee of the catalogue. */
export function systemFeeActivityTarget({ serviceId, text }: Pick<SystemFee, "serviceId" | "text">) {
  const short = shortenText(text, labelTextMax);
  // Begins with the name of the service, which the log translates.
  const label = `${findService(serviceId)?.name.de ?? serviceId} (${short})`;
  return { serviceId, target: { kind: "service", id: serviceId }, label } as const;
}
