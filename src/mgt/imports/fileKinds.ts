/** What a file is to be checked as before it is sent; plain data, since it goes to the worker. */
import type { RoleType } from "#domain/permissions";

export type FileKind =
  | { readonly kind: "POSTAL_CODES" }
  | { readonly kind: "RESIDENTIAL_PROPERTIES"; readonly ags: string }
  /** `allowed`: roles that the caller may give. */
  | { readonly kind: "USERS"; readonly allowed: readonly RoleType[] };
