import { useLingui } from "@lingui/react/macro";
import { formatDateTime } from "#i18n/formats";
import { useAction } from "#relay/useAction";

/** `useAction` with the messages for users. A refusal's response has the new state, which the page then shows. */
export function useUserAction() {
  const { t } = useLingui();
  return useAction(({ code, params: { by, at } }) => {
    const nothing = t`Es wurde nichts geändert; die Seite zeigt jetzt den neuen Stand.`;
    if (code === "conflict") {
      if (!by || !at) {
        return { isStale: true, text: `${t`Der Benutzer wurde inzwischen geändert.`} ${nothing}` };
      }
      const time = formatDateTime(at);
      return { isStale: true, text: `${t`${by} hat den Benutzer am ${time} Uhr geändert.`} ${nothing}` };
    }
    if (code === "status_not_allowed") {
      return { isStale: true, text: `${t`Das ist im jetzigen Zustand nicht mehr möglich.`} ${nothing}` };
    }
    if (code !== "not_found") return undefined;
    return {
      isStale: true,
      text: t`Diesen Benutzer gibt es nicht mehr: Jemand hat ihn inzwischen entfernt. Laden Sie die Seite neu.`,
    };
  });
}
