/** The expected response to a caller, derived from an access rule. */
import { can, roleTypeOf } from "#domain/permissions";
import type { Decision } from "./decisions";
import type { Person } from "./world";

/** Owner of the record of a call. */
export type Ownership = "own" | "foreign";

/** Allowed, refused, or one of the responses for a foreign record. */
export type Expected =
  | "allowed"
  | "unauthorized"
  | "insufficient_permissions"
  | "null"
  | "empty"
  | "not_found"
  | "service_report_not_found"
  | "preview_expired"
  | "undo_expired";

/** The expected response to this caller. */
export function expectedOf({ guard, needs, foreign }: Decision, by: Person, whose: Ownership): Expected {
  if (guard === "anybody") return "allowed";
  if (guard === "machine") return by.isMachine ? "allowed" : "unauthorized";
  if (by.holder === null) return "unauthorized";
  if (guard !== "authenticated" && !can(by.holder, guard)) return "insufficient_permissions";
  if (needs !== undefined && !can(by.holder, needs)) return "insufficient_permissions";
  if (foreign !== undefined && !hasAccess(foreign.of, by, whose)) {
    return foreign.answer === "refused" ? "insufficient_permissions" : foreign.answer;
  }
  return "allowed";
}

/** Whether the caller may access the record, given its owner. */
function hasAccess(
  of: "communes" | "owner" | "communesAndOwner",
  { holder }: Person,
  whose: Ownership,
): boolean {
  const type = roleTypeOf(holder);
  if (of === "owner") return whose === "own";
  if (of === "communes" && (type === "SUPPORT" || type === "ADMIN")) return true;
  return type !== undefined && whose === "own";
}
