import { useLingui } from "@lingui/react";
import { useObservable } from "#browser/useObservable";
import { useMaintenanceStates } from "#ui/useMaintenanceStates";
import { useSessionServices } from "./sessionServices";
import { useInstance } from "./useSession";
import type { SystemBanner } from "./viewer";

/** Begins before any other time. */
const always = new Date(0).toISOString();

/** A banner in the language of the app. */
interface ShownBanner {
  readonly sentence: string;
  /** The same in all languages; changes with the banner. */
  readonly key: string;
}

/** The current notice to all users; null: none, or it has ended. */
export function useSystemBanner(): ShownBanner | null {
  return useShown(useObservable(useSessionServices().session.banner));
}

/** The notice on the login page. */
export function useLoginBanner(): ShownBanner | null {
  return useShown(useInstance()?.loginBanner ?? null);
}

function useShown(banner: SystemBanner | null): ShownBanner | null {
  const { i18n } = useLingui();
  const endsAt = banner?.endsAt;
  const [state] = useMaintenanceStates(endsAt ? [{ beginsAt: always, endsAt }] : []);
  if (!banner || state === "ENDED") return null;
  const { german, english } = banner;
  return { sentence: i18n.locale === "de" ? german : english, key: `${german}\n${english}` };
}
