/** The sections of a commune's own screen, as they stand in its address. */
import type { Permission } from "./permissions";

/** Part of the address below /mgt/edit/{commune}; the first one is the screen itself. */
export const communeSections = [
  "master-data",
  "services",
  "postal-codes",
  "register-offices",
  "countries",
  "residential-properties",
  "water-meter-reading",
  "history",
] as const;

export type CommuneSection = (typeof communeSections)[number];

/** What opens a section beyond the scope of the role; absent: nothing more is needed. */
export const sectionPermissions: Partial<Readonly<Record<CommuneSection, Permission>>> = {
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
  history: "/mgt/edit/$commune/history",
} as const satisfies Readonly<Record<CommuneSection, string>>;

/** The address of a section. */
export function communeSectionPath(ags: string, section: CommuneSection): string {
  return communeSectionRoutes[section].replace("$commune", ags);
}
