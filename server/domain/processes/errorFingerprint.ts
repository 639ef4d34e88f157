/** Which errors count as identical. */
import { createHash } from "node:crypto";

const fingerprintLength = 32;

/** Numbers, UUIDs and hexadecimal ids differ from one occurrence to the next and say nothing about the cause. */
const variable = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b|\b(?=[a-f]*\d)[0-9a-f]{8,}\b|\d+/giu;

/**
 * The same for errors that are identical up to numbers and ids: 32 hexadecimal characters.
 * `problem` is what went wrong, `httpStatus` the status of the answer (null: none came), `text` the words of the error.
 */
export function errorFingerprint(problem: string, httpStatus: number | null, text: string | null): string {
  const words = (text ?? "").replace(variable, "#");
  return createHash("sha256")
    .update(`${problem}|${httpStatus ?? ""}|${words}`)
    .digest("hex")
    .slice(0, fingerprintLength);
}
