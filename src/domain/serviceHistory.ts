/** Which entries of the activity log are the history of a service for those who may see it. */
import { activityTypesOf, type ActivitySection } from "./activitySections";
import type { ActivityType } from "./activityTypes";
import type { Permission } from "./permissions";
import { findService } from "./serviceCatalogue";
import { refusalOfScreen, type ServiceScreenName } from "./serviceScreens";

/** Sections of the history with the screen that one must be able to open; null: all may read it. */
const screens: Partial<Readonly<Record<ActivitySection, ServiceScreenName | null>>> = {
  services: null,
  texts: "textedit",
  files: "servicefiles",
  fees: "servicefees",
  forms: "serviceformfields",
  settings: "serviceedit",
  reports: "reports",
};

/**
 * The types of entries about a service that the viewer may read: its switch, and what the screens show that the viewer may open.
 * Not those about applications, feedback and security lists, which are about persons.
 */
export function serviceHistoryTypes(
  serviceId: string,
  may: (permission: Permission) => boolean,
): readonly ActivityType[] {
  const capabilities = findService(serviceId)?.capabilities ?? [];
  const types = Object.entries(screens).flatMap(([section, screen]) =>
    screen === null || refusalOfScreen(screen, serviceId, capabilities, may) === null
      ? activityTypesOf(section as ActivitySection)
      : [],
  );
  return [...new Set(types)];
}
