/** Values of the forms of KBA settings. Empty texts are absent values. */

/** The fields that can be changed. */
export interface KbaFieldValues {
  readonly userNumber: string;
  readonly clientAgs: string;
  readonly customsSystemCode: string;
  readonly isLargeCustomerApproved: boolean;
  readonly stbaNumber: string;
}

interface StoredFields extends Omit<KbaFieldValues, "customsSystemCode" | "stbaNumber"> {
  readonly customsSystemCode: string | null | undefined;
  readonly stbaNumber: string | null | undefined;
}

/** Form values of stored settings. */
export function fieldValuesOf(stored: StoredFields): KbaFieldValues {
  const { userNumber, clientAgs, customsSystemCode, isLargeCustomerApproved, stbaNumber } = stored;
  return {
    userNumber,
    clientAgs,
    customsSystemCode: customsSystemCode ?? "",
    isLargeCustomerApproved,
    stbaNumber: stbaNumber ?? "",
  };
}

/** The contract's KbaFieldsInput. */
export function fieldsInput(values: KbaFieldValues) {
  const { userNumber, clientAgs, customsSystemCode, isLargeCustomerApproved, stbaNumber } = values;
  return {
    userNumber,
    clientAgs,
    customsSystemCode: customsSystemCode || null,
    isLargeCustomerApproved,
    stbaNumber: stbaNumber || null,
  };
}

/** A password as it was set at the KBA; the contract's KbaPasswordInput. */
export interface KbaPasswordValues {
  readonly identifier: string;
  readonly password: string;
  readonly setOn: string;
}

/** Passwords are never stored as drafts. */
export const isPasswordPath = (path: string): boolean => path === "password";
