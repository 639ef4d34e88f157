/**
 * The official municipality key (AGS): Land 2 digits, Regierungsbezirk 1, Kreis 2, Gemeinde 3. Always a text, since
 * nine Länder start with 0. There is no check digit: whether a key exists only a look-up tells.
 */
import { federalStates, type FederalStateCode } from "./federalStates";

const agsPattern = /^(0[1-9]|1[0-6])\d{6}$/;

/** Whether the text has the form of an AGS. */
export function isAgs(text: string): boolean {
  return agsPattern.test(text);
}

/** The Land that an AGS lies in; undefined: not of an AGS's form. */
export function stateOfAgs(ags: string): FederalStateCode | undefined {
  if (!isAgs(ags)) return undefined;
  return federalStates.find((state) => state.key === ags.slice(0, 2))?.code;
}

/** The four parts of an AGS for grouped display (09 7 61 000); a text of another form comes back whole. */
export function agsParts(ags: string): readonly string[] {
  if (!isAgs(ags)) return [ags];
  return [ags.slice(0, 2), ags.slice(2, 3), ags.slice(3, 5), ags.slice(5)];
}

/** Whether something under this key belongs to the commune: its own key, or for a county that of its communes. */
export function belongsToCommune(ags: string, communeAgs: string): boolean {
  return ags === communeAgs || (communeAgs.endsWith("000") && ags.slice(0, 5) === communeAgs.slice(0, 5));
}
