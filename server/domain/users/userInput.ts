/** Validates the input for creating or updating a user, in the order of the form fields. */
import { isAgs } from "#domain/ags";
import { cutText } from "#domain/cutText";
import type { ErrorCode } from "#domain/errorCodes";
import { findService } from "#domain/serviceCatalogue";
import { userNamesSchema } from "#domain/schemas/user";
import type { Transaction } from "#server/storage/database/database";
import type { RoleEntry } from "#server/storage/columnTypes";
import {
  hasConfusableUsername,
  selectNameHolders,
  selectOffers,
  type Offer,
  type StoredAccount,
} from "#server/storage/users/userAccounts";
import { FieldChecks } from "#server/domain/fieldChecks";
import { nameKey, unicodeEmail } from "./nameKey";
import { userError, type UserError } from "#server/domain/mutationResult";
import { inCatalogueOrder } from "./users";

/** Input of the user form. */
export interface UserInput {
  readonly username: string;
  readonly email: string;
  readonly roles: readonly {
    readonly type: RoleEntry["type"];
    readonly ags?: string | null;
    readonly services: readonly string[];
  }[];
}

/** A user ready to be stored, and all validation errors. */
export interface ValidatedUser {
  readonly username: string;
  readonly email: string;
  readonly usernameKey: string;
  readonly emailKey: string;
  readonly roles: readonly (RoleEntry & { readonly communeName: string | null })[];
  readonly errors: readonly UserError[];
}

type CurrentUser = Pick<StoredAccount, "id" | "username" | "email" | "roles">;

/**
 * Normalizes and validates the input. A username must not equal another user's e-mail address and vice versa, because
 * login accepts both. Services that are no longer offered may be kept if the role entry already has them.
 * @param current the stored user; null for a new one
 */
export async function validateUserInput(
  tx: Transaction,
  input: UserInput,
  current: CurrentUser | null,
): Promise<ValidatedUser> {
  const checks = new FieldChecks();
  const typed = checks.read(userNamesSchema, { username: input.username, email: input.email });
  const { username, email } = { ...typed, email: unicodeEmail(typed.email) };
  const [usernameKey, emailKey] = [nameKey(username), nameKey(email)];
  const areChanged = username !== current?.username || email !== current.email;
  const looksLikeOtherEmail = username.includes("@") && usernameKey !== emailKey;
  checks.rule("username", !(areChanged && looksLikeOtherEmail), "text_invalid");
  // Skip the lookup of invalid names, because the database rejects some of them.
  const isInvalid = (field: string) => checks.errors.some((error) => error.field?.[0] === field);
  const keys = [...(isInvalid("username") ? [] : [usernameKey]), ...(isInvalid("email") ? [] : [emailKey])];
  const holders = await selectNameHolders(tx, keys, current?.id ?? null);
  const isTaken = (key: string) => holders.some((one) => one.username_key === key || one.email_key === key);
  checks.rule("username", !isTaken(usernameKey), "username_already_exists");
  checks.rule("email", !isTaken(emailKey), "email_already_exists");
  // Unchanged names may be look-alikes: both may predate this check.
  const isNew = current === null || usernameKey !== nameKey(current.username);
  const looksAlike =
    isNew && !isInvalid("username") && (await hasConfusableUsername(tx, username, current?.id ?? null));
  checks.rule("username", !looksAlike, "username_look_alike");

  const roleEntries = input.roles.map(({ type, ags = null, services }) => ({
    type,
    ags,
    services,
  }));
  const offers = await selectOffers(tx, [
    ...new Set(roleEntries.flatMap(({ ags }) => ags ?? []).filter(isAgs)),
  ]);
  const names = { username, email, usernameKey, emailKey };
  const nameErrors = ["username", "email"].flatMap((field) =>
    checks.errors.filter((error) => error.field?.[0] === field),
  );
  return {
    ...names,
    roles: roleEntries.map((role) => ({
      ...role,
      services: inCatalogueOrder(role.services),
      communeName: offers.get(role.ags ?? "")?.name ?? null,
    })),
    errors: [...nameErrors, ...roleErrors(roleEntries, offers, current)],
  };
}

function roleErrors(
  roles: readonly RoleEntry[],
  offers: ReadonlyMap<string, Offer>,
  current: CurrentUser | null,
): UserError[] {
  if (roles.length === 0) return [userError("required", ["roles"])];
  return roles.flatMap((role, at) => {
    const path = ["roles", String(at)];
    if (role.type !== roles[0]?.type) return [userError("role_types_mixed", [...path, "type"])];
    const invalid = communeError(roles, at, offers);
    if (invalid) return [userError(invalid, [...path, "ags"])];
    const currentServices = current?.roles.find((one) => one.ags === role.ags)?.services ?? [];
    return serviceErrors(role, offers.get(role.ags ?? ""), currentServices).map(
      ({ code, field, params }) => ({
        code,
        params,
        field: [...path, "services", ...(field ?? [])],
      }),
    );
  });
}

function communeError(
  roles: readonly RoleEntry[],
  at: number,
  offers: ReadonlyMap<string, Offer>,
): ErrorCode | null {
  const { type, ags } = roles[at] ?? {};
  // An entry without a commune means all communes, or none yet, so there may be only one.
  if (ags === null || ags === undefined) {
    if (type === "MEMBER") return roles.length > 1 ? "required" : null;
    return at > 0 ? "commune_already_added" : null;
  }
  if (type !== "MEMBER" || !isAgs(ags)) return "ags_invalid";
  if (!offers.has(ags)) return "commune_unknown";
  return roles.findIndex((role) => role.ags === ags) < at ? "commune_already_added" : null;
}

function serviceErrors(
  { services }: RoleEntry,
  offer: Offer | undefined,
  currentServices: readonly string[],
): UserError[] {
  return services.flatMap((service, at) => {
    const errorOf = (code: ErrorCode) => [userError(code, [String(at)], { service: cutText(service, 100) })];
    if (services.indexOf(service) < at) return errorOf("services_duplicates");
    if (currentServices.includes(service)) return [];
    if (!findService(service)) return errorOf("service_unknown");
    return offer?.services.includes(service) ? [] : errorOf("service_not_offered");
  });
}
