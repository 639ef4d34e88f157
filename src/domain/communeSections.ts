/** The sections of a commune's own screen, as named in the URL. */
import type { Permission } from "./permissions";

/** Path segment below /mgt/edit/{commune}; the first section is the screen itself. */
export const communeSections = [
  "master-data",
  "services",
  "postal-codes",
  "register-offices",
  "countries",
  "residential-properties",
  "water-meter-reading",
  "kba-settings",
  "security-lists",
  "history",
] as const;

export type CommuneSection = (typeof communeSections)[number];

/** Permission that a section requires beyond the role's scope; absent if none. */
export const sectionPermissions: Partial<Readonly<Record<CommuneSection, Permission>>> = {
  "kba-settings": "service_settings",
  "security-lists": "service_settings",
  history: "activities",
};

/** The route of each section. */
export const communeSectionRoutes = {
  "master-data": "/mgt/edit/$commune",
  services: "/mgt/edit/$commune/services",
  "postal-codes": "/mgt/edit/$commune/postal-codes",
  "register-offices": "/mgt/edit/$commune/register-offices",
  countries: "/mgt/edit/$commune/countries",
  "residential-properties": "/mgt/edit/$commune/residential-properties",
  "water-meter-reading": "/mgt/edit/$commune/water-meter-reading",
  "kba-settings": "/mgt/edit/$commune/kba-settings",
  "security-lists": "/mgt/edit/$commune/security-lists",
  history: "/mgt/edit/$commune/history",
} as const satisfies Readonly<Record<CommuneSection, string>>;

/** The path of a section. */
export function communeSectionPath(ags: string, section: CommuneSection): string {
  return communeSectionRoutes[section].replace("$commune", ags);
}

/** Whether this is a section of a commune's screen. */
export function isCommuneSection(text: string): text is CommuneSection {
  return communeSections.some((section) => section === text);
}
