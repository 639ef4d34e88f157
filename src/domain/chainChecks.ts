/** Checks of the hash chain over the activity log, and the purpose of selecting its entries by person. */

/** Results of a completed check. */
export const chainCheckResults = ["INTACT", "BROKEN"] as const;

export type ChainCheckResult = (typeof chainCheckResults)[number];

/** State of a check. An interrupted one is stored as running until the next check starts. */
export type ChainCheckState = ChainCheckResult | "RUNNING" | "INTERRUPTED";

/** Minutes for which a declared purpose is valid. */
export const purposeMinutes = 60;
