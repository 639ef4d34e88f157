/** Languages of the interface; German is the default. */
export const locales = ["de", "en"] as const;
export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = "de";

/** Parts of the interface whose sentences are loaded together; entry comes with the first paint. */
export type CatalogArea =
  | "entry"
  | "legal"
  | "app"
  | "communes"
  | "commune"
  | "records"
  | "process"
  | "users"
  | "admin"
  | "activities";
