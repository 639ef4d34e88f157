import { useLingui } from "@lingui/react/macro";
import { formatDateTime } from "#i18n/formats";
import { useAction } from "#relay/useAction";
import { useDocumentMessage } from "../useDocumentMessage";

/** `useAction` with the messages for resources. A refusal's response has the new state, which the page then shows. */
export function useResourceAction() {
  const { t } = useLingui();
  const documentMessage = useDocumentMessage();
  return useAction((failure) => {
    const { code, params } = failure;
    if (code === "conflict") {
      const nothing = t`Es wurde nichts geändert; Sie sehen jetzt den neuen Stand.`;
      if (!params.by || !params.at) {
        return { isStale: true, text: `${t`Die Ressource wurde inzwischen geändert.`} ${nothing}` };
      }
      const [by, time] = [params.by, formatDateTime(params.at)];
      return { isStale: true, text: `${t`${by} hat die Ressource am ${time} Uhr geändert.`} ${nothing}` };
    }
    if (code === "not_found") {
      return {
        isStale: true,
        text: t`Diese Ressource gibt es nicht mehr: Jemand hat sie inzwischen entfernt. Laden Sie die Seite neu.`,
      };
    }
    return { isStale: false, text: documentMessage(failure) };
  });
}
