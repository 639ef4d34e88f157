/** Fingerprints that group identical errors. */
import { createHash } from "node:crypto";

const fingerprintLength = 32;

/** Matches numbers, UUIDs and hexadecimal ids, which vary between occurrences and do not identify the cause. */
const variable = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b|\b(?=[a-f]*\d)[0-9a-f]{8,}\b|\d+/giu;

const emailAddress = /(?<![^\s<>"',;:()])[^\s<>"',;:()@]+@[^\s<>"',;:()]+/gu;

/** Returns the part of an error text that all errors of a group share, without addresses of people. */
export function commonErrorText(text: string): string {
  return text
    .replace(emailAddress, "…")
    .replace(variable, "…")
    .replace(/…(?:[.:]…)+/gu, "…");
}

/**
 * Returns a fingerprint of 32 hexadecimal characters, equal for errors that differ only in numbers and ids.
 * `problem` is the kind of error, `httpStatus` the response status (null if there was no response), `text` the message.
 */
export function errorFingerprint(problem: string, httpStatus: number | null, text: string | null): string {
  const normalized = (text ?? "").replace(variable, "#");
  return createHash("sha256")
    .update(`${problem}|${httpStatus ?? ""}|${normalized}`)
    .digest("hex")
    .slice(0, fingerprintLength);
}
