/** All screens that need no commune, service or record: for the navigation, the command palette and shortcuts. */
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { LinkProps } from "@tanstack/react-router";
import { can, type Permission, type RoleHolder } from "#domain/permissions";
import { resourceTypes, type ResourceType } from "#domain/resources/resourceKinds";
import type { IconName } from "#ui/Icon";
import { resourceListLabels } from "#ui/resourceListLabels";
import {
  accountingTitle,
  accountTitle,
  administrationTitle,
  activitiesTitle,
  addResourceTitle,
  applicationsTitle,
  automatedJobsTitle,
  communesTitle,
  erasureProofsTitle,
  feeChangesTitle,
  feedbackTitle,
  feesTitle,
  helpTitle,
  jobsTitle,
  kbaPasswordsTitle,
  overviewTitle,
  processesTitle,
  resourcesTitle,
  servicesTitle,
  settingsTitle,
  statisticsTitle,
  usersTitle,
} from "#ui/screenTitles";

/** Groups of screens, in navigation order. Those of the administration require `admin_features`. */
export const screenGroups = ["communes", "system", "management", "operations", "more", "log", "own"] as const;
export type ScreenGroup = (typeof screenGroups)[number];

/** Names of groups, as headings of the navigation; groups without one need none. */
export const groupTitles: Partial<Readonly<Record<ScreenGroup, MessageDescriptor>>> = {
  management: msg`Verwaltung`,
  operations: msg`Vorgänge`,
  more: msg`Mehr`,
};

/** A screen without params of its own. */
export interface AppScreen {
  /** Also names the screen among favourites and visited places; stays the same for good. */
  readonly id: string;
  readonly to: NonNullable<LinkProps["to"]>;
  readonly params?: Readonly<Record<string, string>>;
  readonly title: MessageDescriptor;
  readonly icon: IconName;
  /** Without one, every signed-in user may open the screen. */
  readonly permission?: Permission;
  readonly group: ScreenGroup;
  /** Further words that find the screen. */
  readonly words?: MessageDescriptor;
  /** Whether the list can be exported, see `useRequestedExport`. */
  readonly hasExport?: true;
  /** The letter after `g` that opens the screen, the same in all languages. */
  readonly key?: string;
}

/** The list of resources of one kind. */
const resourceScreen = (type: ResourceType): AppScreen => ({
  id: `resources-${type}`,
  to: "/admin/resources/$resource",
  params: { resource: type },
  title: resourceListLabels[type],
  icon: "layers",
  permission: "view_resource",
  group: "management",
});

/** In navigation order. */
export const screens: readonly AppScreen[] = [
  {
    id: "communes",
    to: "/",
    title: communesTitle,
    icon: "communes",
    group: "communes",
    words: msg`Start Startseite Gemeinden Städte Landkreise`,
    key: "k",
  },
  {
    id: "statistics",
    to: "/mgt/statistics",
    title: statisticsTitle,
    icon: "tiles",
    permission: "metrics",
    group: "communes",
    words: msg`Zahlen Auswertung Kennzahlen`,
    key: "t",
  },
  {
    id: "bookings",
    to: "/mgt/accounting",
    title: accountingTitle,
    icon: "euro",
    permission: "metrics",
    group: "communes",
    words: msg`Buchungen Zahlungen Einnahmen Haushalt Kasse Umsatz`,
    key: "z",
  },
  {
    id: "feedback",
    to: "/mgt/feedback",
    title: feedbackTitle,
    icon: "document",
    permission: "commune_service_feedback",
    group: "communes",
    words: msg`Rückmeldungen Bewertungen Meinungen`,
    key: "f",
  },
  {
    id: "overview",
    to: "/admin",
    title: overviewTitle,
    icon: "home",
    permission: "overview",
    group: "system",
    words: msg`Administration Aufmerksamkeit Zustand Dashboard`,
    key: "u",
  },
  {
    id: "fees",
    to: "/admin/fees",
    title: feesTitle,
    icon: "euro",
    permission: "system_fees",
    group: "system",
    words: msg`Gebührenkatalog Preise GebOSt`,
    key: "g",
  },
  {
    id: "fee-changes",
    to: "/admin/fees/changes",
    title: feeChangesTitle,
    icon: "euro",
    permission: "system_fees",
    group: "system",
    words: msg`Gebühren ändern Preise`,
  },
  {
    id: "services",
    to: "/admin/services",
    title: servicesTitle,
    icon: "tiles",
    permission: "system_services",
    group: "system",
    words: msg`Dienstekatalog Leistungen Wartung`,
    key: "d",
    hasExport: true,
  },
  {
    id: "users",
    to: "/admin/users",
    title: usersTitle,
    icon: "users",
    permission: "system_users",
    group: "management",
    words: msg`Nutzer User Rechte Berechtigungen Rollen Einladungen`,
    key: "b",
    hasExport: true,
  },
  {
    ...resourceScreen("commune"),
    icon: "communes",
    words: msg`Mandanten einrichten`,
    key: "m",
  },
  {
    id: "resources",
    to: "/admin/resources/$resource",
    params: { resource: "all" },
    title: resourcesTitle,
    icon: "layers",
    permission: "view_resource",
    group: "management",
    words: msg`YAML URN Konfiguration`,
    key: "r",
    hasExport: true,
  },
  ...resourceTypes.filter((type) => type !== "commune").map(resourceScreen),
  {
    id: "add-resource",
    to: "/admin/addresource",
    title: addResourceTitle,
    icon: "plus",
    permission: "save_resource",
    group: "management",
    words: msg`neu anlegen YAML`,
  },
  {
    id: "kba-passwords",
    to: "/admin/kba",
    title: kbaPasswordsTitle,
    icon: "lock",
    permission: "service_settings",
    group: "management",
    words: msg`Kraftfahrt-Bundesamt Kennwörter iKfz Ablauf`,
    key: "w",
  },
  {
    id: "processes",
    to: "/admin/processes",
    title: processesTitle,
    icon: "processes",
    permission: "processes",
    group: "operations",
    words: msg`Vorgänge Fehler Versuche Neustart`,
    key: "p",
    hasExport: true,
  },
  {
    id: "applications",
    to: "/admin/applications",
    title: applicationsTitle,
    icon: "document",
    permission: "processes",
    group: "operations",
    words: msg`Antragsdaten Bürger`,
    key: "a",
    hasExport: true,
  },
  {
    id: "jobs",
    to: "/admin/jobs",
    title: jobsTitle,
    icon: "list",
    permission: "admin_features",
    group: "operations",
    words: msg`Läufe Importe mehrere Massenaktion Stapel`,
    key: "s",
  },
  {
    id: "automated-jobs",
    to: "/admin/more/automated-jobs",
    title: automatedJobsTitle,
    icon: "clock",
    permission: "cron_job_logs",
    group: "more",
    words: msg`Zeitplan Hintergrund nächtlich Cron geplante Aufgaben`,
    key: "j",
  },
  {
    id: "erasure-proofs",
    to: "/admin/more/automated-jobs/erase-applicant-data/proofs",
    title: erasureProofsTitle,
    icon: "trash",
    permission: "cron_job_logs",
    group: "more",
    words: msg`Löschung Datenschutz Nachweis`,
    key: "l",
  },
  {
    id: "settings",
    to: "/admin/settings",
    title: settingsTitle,
    icon: "settings",
    permission: "admin_features",
    group: "more",
    words: msg`Konfiguration System Banner Aufbewahrung`,
    key: "e",
  },
  {
    id: "activities",
    to: "/admin/activities",
    title: activitiesTitle,
    icon: "history",
    permission: "activities",
    group: "log",
    words: msg`Verlauf Protokoll Änderungen Log Audit`,
    key: "v",
    hasExport: true,
  },
  {
    id: "account",
    to: "/account",
    title: accountTitle,
    icon: "users",
    group: "own",
    words: msg`Mein Profil Passwort Kennwort E-Mail`,
    key: "o",
  },
  {
    id: "help",
    to: "/help",
    title: helpTitle,
    icon: "question",
    group: "own",
    words: msg`Handbuch Anleitung Erklärung`,
    key: "h",
  },
  {
    id: "accessibility",
    to: "/legal/accessibility",
    title: msg`Barrierefreiheit`,
    icon: "info",
    group: "own",
    words: msg`BITV Barrieren melden`,
  },
  {
    id: "imprint",
    to: "/legal/imprint",
    title: msg`Impressum`,
    icon: "info",
    group: "own",
    words: msg`Kontakt Anbieter`,
  },
  {
    id: "privacy",
    to: "/legal/privacy",
    title: msg`Datenschutz`,
    icon: "info",
    group: "own",
    words: msg`Datenschutzerklärung DSGVO`,
  },
];

/** The areas in which a screen lies, outermost first, to tell it from others of the same title. */
export function screenAreas({ to, group }: AppScreen): readonly MessageDescriptor[] {
  const title = groupTitles[group];
  if (!to.startsWith("/admin")) return [];
  return title ? [administrationTitle, title] : [administrationTitle];
}

/** The path of a link target with all its params. */
export function pathOf({ to, params = {} }: Pick<AppScreen, "to" | "params">): string {
  return Object.entries(params).reduce<string>((path, [name, value]) => path.replace(`$${name}`, value), to);
}

/** The screens that the viewer may open, in navigation order; none without a session. */
export function visibleScreens(viewer: RoleHolder | null): readonly AppScreen[] {
  if (!viewer) return [];
  return screens.filter(
    ({ to, permission }) =>
      (!to.startsWith("/admin") || can(viewer, "admin_features")) &&
      (permission === undefined || can(viewer, permission)),
  );
}
