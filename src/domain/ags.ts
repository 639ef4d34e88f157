/**
 * The official municipality key (AGS): Land 2 digits, Regierungsbezirk 1, Kreis 2, Gemeinde 3. Always a
 * string, since nine Länder start with 0. There is no check digit, so only a lookup shows whether a key
 * exists.
 */
import { federalStates, type FederalStateCode } from "./federalStates";

const agsPattern = /^(0[1-9]|1[0-6])\d{6}$/;

/** Whether the text has the format of an AGS. */
export function isAgs(text: string): boolean {
  return agsPattern.test(text);
}

/** The Land of an AGS; undefined if the format is invalid. */
export function stateOfAgs(ags: string): FederalStateCode | undefined {
  if (!isAgs(ags)) return undefined;
  return federalStates.find((state) => state.key === ags.slice(0, 2))?.code;
}

/** Splits an AGS into its four parts for grouped display (09 7 61 000). Other texts are returned whole. */
export function agsParts(ags: string): readonly string[] {
  if (!isAgs(ags)) return [ags];
  return [ags.slice(0, 2), ags.slice(2, 3), ags.slice(3, 5), ags.slice(5)];
}

/**
 * Whether a record with this key belongs to the commune: the commune's own key or, for a county, that of one
 * of its communes.
 */
export function belongsToCommune(ags: string, communeAgs: string): boolean {
  return ags === communeAgs || (communeAgs.endsWith("000") && ags.slice(0, 5) === communeAgs.slice(0, 5));
}
