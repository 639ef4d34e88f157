/** The CSV of users to invite: one row per user, and another for each further commune. */
import { isAgs } from "../ags";
import { checkValue } from "../checkValues";
import { cutText } from "../cutText";
import { communeServicesMax, userImportRowsMax } from "../limits";
import { roleTypes, type RoleType } from "../permissions";
import { findService } from "../serviceCatalogue";
import { userNameFields } from "../schemas/user";
import type { ImportFormat, ValueProblem } from "./importFormat";

const userFields = ["username", "email", "role", "ags", "services"] as const;

export type UserField = (typeof userFields)[number];

/**
 * The import format. Rows that are equal in all columns are duplicates. The server
 * checks rows of the same user against each other and against stored users and communes.
 * @param allowed types that the caller may assign, see manageableTypes
 */
export function userFormat(allowed: readonly RoleType[]): ImportFormat<UserField> {
  return {
    columns: [
      {
        field: "username",
        name: "username",
        aliases: ["Benutzername", "Benutzer", "user"],
        isRequired: true,
      },
      { field: "email", name: "email", aliases: ["E-Mail-Adresse", "Mail"], isRequired: true },
      { field: "role", name: "role", aliases: ["Rolle"], isRequired: true },
      { field: "ags", name: "ags", aliases: ["Gemeindeschlüssel", "Kommune", "commune"], isRequired: false },
      { field: "services", name: "services", aliases: ["Dienste", "Dienst", "service"], isRequired: false },
    ],
    rowsMax: userImportRowsMax,
    key: userFields,
    checkValue: (field, value) => checks[field](value, allowed),
  };
}

/** Parses a role type, ignoring case; undefined if unknown. */
export function readRole(value: string): RoleType | undefined {
  return roleTypes.find((type) => type === value.toUpperCase());
}

/** Parses service ids, separated by spaces or commas; "all" means all services that the commune offers. */
export function readServices(value: string): readonly string[] | "all" {
  if (/^(alle|all)$/i.test(value)) return "all";
  return value.split(/[\s,]+/).filter((id) => id !== "");
}

const checks: Readonly<
  Record<UserField, (value: string, allowed: readonly RoleType[]) => ValueProblem | undefined>
> = {
  username: (value) => checkValue(userNameFields.username, value),
  email: (value) => checkValue(userNameFields.email, value),
  role: (value, allowed) => {
    const type = readRole(value);
    if (type === undefined) return { code: "role_unknown", params: { value: cutText(value, 100) } };
    return allowed.includes(type) ? undefined : { code: "role_not_allowed" };
  },
  ags: (value): ValueProblem | undefined => {
    if (isAgs(value)) return undefined;
    return isAgs(`0${value}`) ? { code: "leading_zero_lost", params: { value } } : { code: "ags_invalid" };
  },
  services: (value): ValueProblem | undefined => {
    const services = readServices(value);
    if (services === "all") return undefined;
    if (services.length > communeServicesMax) {
      return { code: "list_too_long", params: { max: String(communeServicesMax) } };
    }
    const unknown = services.find((id) => !findService(id));
    if (unknown !== undefined) return { code: "service_unknown", params: { service: cutText(unknown, 100) } };
    const double = services.find((id, at) => services.indexOf(id) < at);
    return double === undefined ? undefined : { code: "services_duplicates", params: { service: double } };
  },
};
