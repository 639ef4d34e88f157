import { can } from "#domain/permissions";
import { findService } from "#domain/serviceCatalogue";
import { openServiceScreens, type ServiceScreenName } from "#domain/serviceScreens";
import { useViewer } from "#session/useSession";

/** Screens of a service that the viewer may open, in display order. */
export function useOpenScreens(): (serviceId: string) => readonly ServiceScreenName[] {
  const viewer = useViewer();
  return (serviceId) =>
    openServiceScreens(findService(serviceId)?.capabilities ?? [], (permission) => can(viewer, permission));
}
