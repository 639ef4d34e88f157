/** Kinds of personal data in order of precedence: of two hints that overlap, the earlier kind counts. */
export const personalDataKinds = ["EMAIL", "IBAN", "VIN", "LICENCE_PLATE", "PHONE", "NAME"] as const;

export type PersonalDataKind = (typeof personalDataKinds)[number];
