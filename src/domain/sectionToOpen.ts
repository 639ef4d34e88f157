/** Which section the switchers of communes and services open, so that one stays in the section while changing the place. */
import { communeSections, sectionPermissions, type CommuneSection } from "./communeSections";
import { vehicleRegistrationServiceIds } from "#domain/kba/kbaSettings";
import type { Permission } from "./permissions";
import { reservationServiceId } from "./serviceCatalogue";

/**
 * The section to open of a place that may lack the wanted one: the wanted section, or else the first one of the place, which
 * is where one starts there. Undefined: the place has no section at all.
 * @param order all sections in display order
 * @param available the sections of the place that the viewer may open
 */
export function sectionToOpen<Section extends string>(
  order: readonly Section[],
  available: readonly Section[],
  wanted: Section,
): Section | undefined {
  return available.includes(wanted) ? wanted : order.find((section) => available.includes(section));
}

/** The sections of a commune that this viewer may open if it offers these services, in display order. */
export function openCommuneSections(
  serviceIds: readonly string[],
  may: (permission: Permission) => boolean,
): readonly CommuneSection[] {
  const isOffered: Partial<Readonly<Record<CommuneSection, boolean>>> = {
    "kba-settings": vehicleRegistrationServiceIds.some((id) => serviceIds.includes(id)),
    "security-lists": serviceIds.includes(reservationServiceId),
  };
  return communeSections.filter((section) => {
    const permission = sectionPermissions[section];
    return (permission === undefined || may(permission)) && (isOffered[section] ?? true);
  });
}
