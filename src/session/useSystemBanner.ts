import { useLingui } from "@lingui/react";
import { useObservable } from "#browser/useObservable";
import { useMaintenanceStates } from "#ui/useMaintenanceStates";
import { useSessionServices } from "./sessionServices";
import { useInstance } from "./useSession";
import type { SystemBanner } from "./viewer";

/** Begins before any other time. */
const always = new Date(0).toISOString();

/** What the installation tells the signed-in user, in the language of the app; null: nothing, or it has ended. */
export function useSystemBanner(): string | null {
  return useSentence(useObservable(useSessionServices().session.banner));
}

/** What the installation tells on the login page. */
export function useLoginBanner(): string | null {
  return useSentence(useInstance()?.loginBanner ?? null);
}

function useSentence(banner: SystemBanner | null): string | null {
  const { i18n } = useLingui();
  const endsAt = banner?.endsAt;
  const [state] = useMaintenanceStates(endsAt ? [{ beginsAt: always, endsAt }] : []);
  if (!banner || state === "ENDED") return null;
  return i18n.locale === "de" ? banner.german : banner.english;
}
