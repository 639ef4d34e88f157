/**
 * The fixed catalogue of services. The server sends ids; names, groups and capabilities come from here.
 */
import type { ServiceCapability } from "./serviceCapabilities";
import { serviceGroups, type ServiceGroup } from "./serviceGroups";
import { services } from "./services";

export interface Service {
  /** Group prefix plus name, e.g. `ikfz-kennzeichenreservierung`. */
  readonly id: string;
  readonly group: ServiceGroup;
  readonly name: { readonly de: string; readonly en: string };
  readonly capabilities: readonly ServiceCapability[];
}

/** All services in display order. */
export const serviceCatalogue: readonly Service[] = services.map(([id, group, de, en, capabilities]) => ({
  id,
  group,
  name: { de, en },
  capabilities,
}));

const byId = new Map(serviceCatalogue.map((service) => [service.id, service]));

/** The service with this id; undefined if it is not in the catalogue. */
export function findService(id: string): Service | undefined {
  return byId.get(id);
}

/** Whether the service has the capability; false if it is not in the catalogue. */
export function hasCapability(id: string, capability: ServiceCapability): boolean {
  return findService(id)?.capabilities.includes(capability) ?? false;
}

/**
 * Translates a stored text that begins with a service's German name, such as the name of a process. Returns
 * it unchanged if it begins otherwise or the service is unknown.
 */
export function translateServiceName(serviceId: string, text: string, language: "de" | "en"): string {
  const name = findService(serviceId)?.name;
  if (!name || (text !== name.de && !text.startsWith(`${name.de} `))) return text;
  return name[language] + text.slice(name.de.length);
}

/** A group with the requested services in it. */
export interface ServicesOfGroup {
  readonly group: ServiceGroup;
  readonly services: readonly Service[];
}

/**
 * Groups services, both levels in catalogue order. Unknown ids are dropped, since they have no name to show.
 */
export function groupServices(ids: readonly string[]): ServicesOfGroup[] {
  const wanted = new Set(ids);
  const found = serviceCatalogue.filter((service) => wanted.has(service.id));
  return serviceGroups
    .map((group) => ({ group, services: found.filter((service) => service.group === group) }))
    .filter(({ services: inGroup }) => inGroup.length > 0);
}

/** The portal through which citizens reach the other services of a commune. */
export const servicePortalId = "service-portal";

/** Reserves licence plates; security lists belong to it. */
export const reservationServiceId = "ikfz-kennzeichenreservierung";
