/**
 * The screens of services and communes: their paths and requirements, i.e. a capability of the service and sometimes a
 * permission of the viewer. One screen belongs to a single service.
 */
import type { Permission } from "./permissions";
import { serviceCapabilities, type ServiceCapability } from "./serviceCapabilities";
import { reservationServiceId } from "./serviceCatalogue";

/** Screens of a service, named as in their path, in display order. */
export const serviceScreenNames = [
  "textedit",
  "servicefiles",
  "servicefees",
  "serviceformfields",
  "serviceedit",
  "security",
  "statistics",
  "transactionInfo",
  "feedback",
  "reports",
  "history",
] as const;

export type ServiceScreenName = (typeof serviceScreenNames)[number];

/** A screen of a service or, as `edit`, of the commune itself. */
export type ScreenName = ServiceScreenName | "edit";

interface Opening {
  /** Any one of these capabilities is enough. */
  readonly capabilities: readonly ServiceCapability[];
  /** The only service that has the screen; absent if any may have it. */
  readonly serviceId?: string;
  /** Permission that the viewer needs; absent if the scope of the role is enough. */
  readonly permission?: Permission;
}

const openings: Readonly<Record<ServiceScreenName, Opening>> = {
  textedit: { capabilities: ["text"] },
  servicefiles: { capabilities: ["files"] },
  servicefees: { capabilities: ["fees"] },
  serviceformfields: { capabilities: ["forms"], permission: "service_form_fields" },
  serviceedit: { capabilities: ["settings"], permission: "service_settings" },
  security: {
    capabilities: ["settings"],
    serviceId: reservationServiceId,
    permission: "service_settings",
  },
  statistics: { capabilities: ["statistics"], permission: "metrics" },
  transactionInfo: { capabilities: ["persistence", "fees"] },
  feedback: { capabilities: ["statistics"], permission: "commune_service_feedback" },
  reports: { capabilities: ["statistics"], permission: "commune_service_reports" },
  history: { capabilities: serviceCapabilities },
};

/** The screens that exist so far; others are shown as plain text. */
export const existingScreens: ReadonlySet<ScreenName> = new Set<ScreenName>([
  "edit",
  "textedit",
  "servicefiles",
  "servicefees",
  "serviceformfields",
  "serviceedit",
  "security",
  "statistics",
  "transactionInfo",
  "feedback",
  "reports",
  "history",
]);

/** The routes of the existing service screens. */
export const serviceScreenRoutes = {
  textedit: "/mgt/textedit/$commune/$service",
  servicefiles: "/mgt/servicefiles/$commune/$service",
  servicefees: "/mgt/servicefees/$commune/$service",
  serviceformfields: "/mgt/serviceformfields/$commune/$service",
  serviceedit: "/mgt/serviceedit/$commune/$service",
  security: "/mgt/security/$commune/$service",
  statistics: "/mgt/statistics/$commune/$service",
  transactionInfo: "/mgt/transactionInfo/$commune/$service",
  feedback: "/mgt/feedback/$commune/$service",
  reports: "/mgt/reports/$commune/$service",
  history: "/mgt/history/$commune/$service",
} as const satisfies Partial<Readonly<Record<ServiceScreenName, string>>>;

/** A screen of a service that exists. */
export type ServiceScreen = keyof typeof serviceScreenRoutes;

const screensWithRoutes = serviceScreenNames.filter(
  (name): name is ServiceScreen => name in serviceScreenRoutes,
);

/** The screen of a service for a path at or below it; undefined for other paths. */
export function serviceScreenAt(path: string): ServiceScreen | undefined {
  return screensWithRoutes.find((name) => path.startsWith(`/mgt/${name}/`));
}

/** The path of a service's screen. */
export function serviceScreenPath(screen: ServiceScreenName, ags: string, serviceId: string): string {
  return `/mgt/${screen}/${ags}/${serviceId}`;
}

/** The path of the commune's own screen; undefined while it does not exist. */
export function communeScreenPath(ags: string, existing = existingScreens): string | undefined {
  return existing.has("edit") ? `/mgt/edit/${ags}` : undefined;
}

/** Why a viewer may not open a screen; null if it is open. */
export type ScreenRefusal = "capability_missing" | "insufficient_permissions" | null;

/**
 * Why this viewer may not open a screen of a service with these capabilities. Does not check the scope: the server
 * returns only visible services.
 */
export function refusalOfScreen(
  screen: ServiceScreenName,
  serviceId: string,
  capabilities: readonly ServiceCapability[],
  may: (permission: Permission) => boolean,
): ScreenRefusal {
  const { capabilities: oneOf, serviceId: only = serviceId, permission } = openings[screen];
  if (only !== serviceId || !oneOf.some((capability) => capabilities.includes(capability)))
    return "capability_missing";
  return permission === undefined || may(permission) ? null : "insufficient_permissions";
}

/** The existing screens that this viewer may open for a service with these capabilities, in display order. */
export function openServiceScreens(
  serviceId: string,
  capabilities: readonly ServiceCapability[],
  may: (permission: Permission) => boolean,
  existing = existingScreens,
): ServiceScreenName[] {
  return serviceScreenNames.filter(
    (screen) => existing.has(screen) && refusalOfScreen(screen, serviceId, capabilities, may) === null,
  );
}
