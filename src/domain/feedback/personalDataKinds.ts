/** Kinds of personal data in order of precedence, which decides between overlapping hints. */
export const personalDataKinds = ["EMAIL", "IBAN", "VIN", "LICENCE_PLATE", "PHONE", "NAME"] as const;

export type PersonalDataKind = (typeof personalDataKinds)[number];
