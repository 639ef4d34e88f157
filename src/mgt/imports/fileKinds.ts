/** How to check a file before the upload; plain data, since it is posted to the worker. */
import type { RoleType } from "#domain/permissions";

export type FileKind =
  | { readonly kind: "POSTAL_CODES" }
  | { readonly kind: "RESIDENTIAL_PROPERTIES"; readonly ags: string }
  /** `allowed`: roles that the viewer may assign. */
  | { readonly kind: "USERS"; readonly allowed: readonly RoleType[] };
