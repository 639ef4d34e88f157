/** Length limits of the fields in the sections of a commune, in characters. */

/** Official name of a commune. */
export const communeNameMaxLength = 200;

/** Kind of authority. */
export const communeUnitMaxLength = 100;

/** Place of a postal code entry. */
export const placeMaxLength = 100;

/** Name of a register office, of a country, of a reading configuration. */
export const registerOfficeNameMaxLength = 200;
export const countryNameMaxLength = 100;
export const readingNameMaxLength = 200;

/** Addresses of services and offices. */
export const urlMaxLength = 2_000;

/** Fields of a residential property. */
export const residentialPropertyMaxLengths = {
  location: 100,
  district: 100,
  street: 200,
  houseNumber: 20,
  letter: 10,
  partNumber: 10,
  supplements: 100,
  houseNumberLetter: 30,
} as const;

/**
 * Whether a text has characters that no single-line field accepts: control characters and lone surrogates.
 */
export function hasControlCharacters(text: string): boolean {
  return /[\p{Cc}\p{Cs}]/u.test(text);
}
