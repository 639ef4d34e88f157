/** Screens of a service. */
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { can } from "#domain/permissions";
import { findService } from "#domain/serviceCatalogue";
import { openServiceScreens, type ServiceScreenName } from "#domain/serviceScreens";
import { useViewer } from "#session/useSession";

export const screenLabels: Readonly<Record<ServiceScreenName, MessageDescriptor>> = {
  textedit: msg`Texte`,
  servicefiles: msg`Dateien`,
  servicefees: msg`Gebühren`,
  serviceformfields: msg`Formularfelder`,
  serviceedit: msg`Einstellungen`,
  security: msg`Sicherheitsmaßnahmen`,
  statistics: msg`Statistik`,
  transactionInfo: msg`Transaktionsinformationen`,
  feedback: msg`Feedback`,
  reports: msg`Berichtsvorlagen`,
  history: msg`Verlauf`,
};

/** Screens of a service that the viewer may open, in display order. */
export function useOpenScreens(): (serviceId: string) => readonly ServiceScreenName[] {
  const viewer = useViewer();
  return (serviceId) =>
    openServiceScreens(serviceId, findService(serviceId)?.capabilities ?? [], (permission) =>
      can(viewer, permission),
    );
}
