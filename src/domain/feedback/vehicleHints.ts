/** Finds vehicle identification numbers and licence plates. */
import { districtCodes } from "./districtCodes";
import type { TextSpan } from "./feedback";

const vin = /(?<![\p{L}\p{N}])[A-HJ-NPR-Z\d]{17}(?![\p{L}\p{N}])/giu;

/** Finds numbers of 17 letters and digits without I, O and Q. */
export function findVins(text: string): readonly TextSpan[] {
  return [...text.matchAll(vin)].flatMap(({ 0: found, index }) =>
    /[a-z]/i.test(found) && /\d/.test(found) ? [{ start: index, end: index + found.length }] : [],
  );
}

const withHyphen =
  /(?<![\p{L}\p{N}])([A-ZÄÖÜ]{1,3}) ?[-–] ?([A-Z]{1,2})[ -]?([1-9]\d{0,3})[EH]?(?![\p{L}\p{N}])/giu;
const withBlank = /(?<![\p{L}\p{N}-])([A-ZÄÖÜ]{1,3}) ([A-Z]{1,2}) ?([1-9]\d{0,3})[EH]?(?![\p{L}\p{N}])/gu;

/** A plate has at most eight characters. */
const charactersMax = 8;

/** Common words in uppercase text, as in WAR AM 12. */
const ordinaryWords = new Set("AB AM AN DA DU ER ES IM IN JA JE OB SO UM WO ZU".split(" "));

/** Finds plates with an existing district code; without a hyphen only in capital letters. */
export function findLicencePlates(text: string): readonly TextSpan[] {
  const plates = [...text.matchAll(withHyphen)].filter(isPlate);
  const spaced = [...text.matchAll(withBlank)]
    .filter(isPlate)
    .filter(([, , letters = ""]) => !ordinaryWords.has(letters));
  return [...plates, ...spaced].map(({ 0: found, index }) => ({ start: index, end: index + found.length }));
}

function isPlate([, code = "", letters = "", digits = ""]: RegExpExecArray): boolean {
  const district = code.toUpperCase();
  if (code.length + letters.length + digits.length > charactersMax || !districtCodes.has(district))
    return false;
  // Paper sizes: DIN A4.
  return !(district === "DIN" && /^[a-c]$/i.test(letters) && digits.length === 1);
}
