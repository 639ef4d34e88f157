/** Contents of the help: all pages by area, in reading order. */
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** An area of the help. */
export interface HelpArea {
  readonly id: string;
  readonly title: MessageDescriptor;
  /** Names of its pages, which are those of their files. */
  readonly pages: readonly string[];
}

/** In reading order. */
export const helpAreas: readonly HelpArea[] = [
  {
    id: "basics",
    title: msg`Grundlagen`,
    pages: ["start", "login", "account", "search", "shortcuts", "roles", "words", "legal"],
  },
  {
    id: "communes",
    title: msg`Kommunen`,
    pages: [
      "communes",
      "commune",
      "commune-services",
      "postal-codes",
      "register-offices",
      "countries",
      "residential-properties",
      "water-meters",
      "security-lists",
      "kba-settings",
      "commune-history",
    ],
  },
  {
    id: "services",
    title: msg`Dienste`,
    pages: [
      "service-settings",
      "texts",
      "files",
      "form-fields",
      "fees",
      "fee-rule",
      "transactions",
      "report-templates",
      "service-history",
    ],
  },
  {
    id: "reporting",
    title: msg`Auswertung`,
    pages: ["statistics", "feedback", "bookings", "booking-runs"],
  },
  {
    id: "admin",
    title: msg`Administration`,
    pages: [
      "overview",
      "system-fees",
      "fee-changes",
      "system-services",
      "service-switches",
      "maintenance",
      "users",
      "user",
      "resources",
      "edit-resource",
      "processes",
      "process",
      "applications",
      "jobs",
      "automated-jobs",
      "erasure",
      "kba-passwords",
      "activity-log",
      "settings",
    ],
  },
];

/** All pages in reading order. */
export const helpSlugs: readonly string[] = helpAreas.flatMap(({ pages }) => pages);
