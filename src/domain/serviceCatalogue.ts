/**
 * The fixed catalogue of services. The server sends ids; names, groups and capabilities come from here.
 */
import type { ServiceCapability } from "./serviceCapabilities";
import { serviceGroups, type ServiceGroup } from "./serviceGroups";
import { services } from "./services";

/** One service of the catalogue. */
export interface Service {
  /** Group prefix plus name, e.g. `ikfz-kennzeichenreservierung`. */
  readonly id: string;
  readonly group: ServiceGroup;
  readonly name: { readonly de: string; readonly en: string };
  readonly capabilities: readonly ServiceCapability[];
}

/** All services in the order in which the interface lists them. */
export const serviceCatalogue: readonly Service[] = services.map(([id, group, de, en, capabilities]) => ({
  id,
  group,
  name: { de, en },
  capabilities,
}));

const byId = new Map(serviceCatalogue.map((service) => [service.id, service]));

/** The service with this id; undefined: not in the catalogue. */
export function findService(id: string): Service | undefined {
  return byId.get(id);
}

/**
 * A stored text that begins with a service's German name, such as the name of a process, in another language; as it is
 * where it begins otherwise or the catalogue does not know the service.
 */
export function translateServiceName(serviceId: string, text: string, language: "de" | "en"): string {
  const name = findService(serviceId)?.name;
  if (!name || (text !== name.de && !text.startsWith(`${name.de} `))) return text;
  return name[language] + text.slice(name.de.length);
}

/** A group with those of its services that were asked for. */
export interface ServicesOfGroup {
  readonly group: ServiceGroup;
  readonly services: readonly Service[];
}

/**
 * These services by group, both in the order of the catalogue. Ids that the catalogue does not know are left out:
 * without a name nothing can be shown of them.
 */
export function groupServices(ids: readonly string[]): ServicesOfGroup[] {
  const wanted = new Set(ids);
  const found = serviceCatalogue.filter((service) => wanted.has(service.id));
  return serviceGroups
    .map((group) => ({ group, services: found.filter((service) => service.group === group) }))
    .filter(({ services: inGroup }) => inGroup.length > 0);
}

/** The entrance through which citizens reach the other services of a commune. */
export const servicePortalId = "service-portal";
