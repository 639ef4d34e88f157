import { useLingui } from "@lingui/react/macro";
import { formatDateTime } from "#i18n/formats";
import { useAction } from "#relay/useAction";

/** `useAction` with the texts for processes. The payload of a rejected action updates the store. */
export function useProcessAction() {
  const { t } = useLingui();
  return useAction(({ code, params: { by, at: changedAt } }) => {
    if (code === "conflict") {
      const now = t`Es wurde nichts getan; Sie sehen jetzt den neuen Stand.`;
      if (!by || !changedAt) {
        return { isStale: true, text: `${t`Der Prozess hat sich inzwischen geändert.`} ${now}` };
      }
      const at = formatDateTime(changedAt);
      return { isStale: true, text: `${t`${by} hat den Prozess am ${at} geändert.`} ${now}` };
    }
    if (code !== "status_not_allowed") return undefined;
    return {
      isStale: true,
      text: t`Das ist im jetzigen Zustand nicht mehr möglich. Es wurde nichts getan; Sie sehen jetzt den neuen Stand.`,
    };
  });
}
