/** The switches of the panel in `npm run dev:mock`, shared by the page and the development server. */
import { errorCodes, type ErrorCode } from "#domain/errorCodes";

/** Path at which the development server keeps the settings. */
export const settingsPath = "/__mock";

/** Delays in milliseconds. */
export const delays = [0, 300, 2_000, 10_000] as const;

/** Simulated failures: none, a refusal with a code, or an outage. */
export type Fault =
  "none" | "unreachable" | "database_away" | "null_field" | `all:${ErrorCode}` | `mutations:${ErrorCode}`;

export interface MockSettings {
  readonly seed: string;
  readonly delayMs: number;
  readonly fault: Fault;
}

export const defaultSettings: MockSettings = { seed: "1", delayMs: 0, fault: "none" };

/** All faults, in the order of the panel. */
export const faults: readonly Fault[] = [
  "none",
  "unreachable",
  "database_away",
  "null_field",
  ...errorCodes.map((code) => `mutations:${code}` as const),
  ...errorCodes.map((code) => `all:${code}` as const),
];

/** Parses settings; missing and unknown values keep their previous value. */
export function readSettings(value: unknown, before: MockSettings): MockSettings {
  const { seed, delayMs, fault } = Object(value) as Partial<Record<keyof MockSettings, unknown>>;
  return {
    seed: typeof seed === "string" ? seed.slice(0, 100) : before.seed,
    delayMs: delays.find((known) => known === delayMs) ?? before.delayMs,
    fault: faults.find((known) => known === fault) ?? before.fault,
  };
}

/** The code that calls fail with, and whether only mutations do; null if the failure has no code. */
export function codeOf(fault: Fault): { readonly code: ErrorCode; readonly onlyMutations: boolean } | null {
  const [on, name] = fault.split(":", 2);
  const code = errorCodes.find((known) => known === name);
  return code ? { code, onlyMutations: on === "mutations" } : null;
}
