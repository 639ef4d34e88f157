/** Services of a commune with names and groups, and their filters. */
import { graphql, useFragment } from "react-relay/hooks";
import { searchMatcher } from "#domain/searchText";
import { findService } from "#domain/serviceCatalogue";
import { serviceGroups, type ServiceGroup } from "#domain/serviceGroups";
import type { Locale } from "#i18n/locales";
import type { listedServices_commune$key } from "./__generated__/listedServices_commune.graphql";
import type { ServicesSearch } from "../recordLists";

export interface ListedService {
  /** Node id. */
  readonly id: string;
  readonly serviceId: string;
  readonly isEnabled: boolean;
  readonly revision: number;
  readonly group: ServiceGroup;
  readonly name: { readonly de: string; readonly en: string };
}

export interface CommuneServices {
  readonly id: string;
  readonly ags: string;
  readonly name: string;
  readonly revision: number;
  readonly services: readonly ListedService[];
}

/** Services visible to the viewer; a service missing in the catalogue is named by its id. */
export function useCommuneServices(commune: listedServices_commune$key): CommuneServices {
  const data = useFragment(
    graphql`
      fragment listedServices_commune on Commune @throwOnFieldError {
        id
        ags
        name
        revision
        services {
          id
          serviceId
          isEnabled
          revision
        }
      }
    `,
    commune,
  );
  return {
    ...data,
    services: data.services.map((service) => {
      const { serviceId } = service;
      const { group, name } = findService(serviceId) ?? {
        group: "other" as const,
        name: { de: serviceId, en: serviceId },
      };
      return { ...service, group, name };
    }),
  };
}

/** Whether the text matches a service's name or id. */
export function matchesSearch(
  { name, serviceId }: { readonly name: ListedService["name"]; readonly serviceId: string },
  text: string,
  language: Locale,
): boolean {
  return searchMatcher(text)(`${name[language]} ${serviceId}`);
}

/** Filters by text, state and group. */
export function searchServices(
  services: readonly ListedService[],
  { text = "", state, group }: ServicesSearch,
  language: Locale,
): ListedService[] {
  return services.filter(
    (service) =>
      matchesSearch(service, text, language) &&
      (!state || service.isEnabled === (state === "enabled")) &&
      (!group || service.group === group),
  );
}

export interface ServiceGroupRows {
  readonly group: ServiceGroup;
  /** Services with their index in the whole list. */
  readonly rows: readonly { readonly service: ListedService; readonly position: number }[];
}

/** Groups services in the order of the catalogue. */
export function groupRows(services: readonly ListedService[]): ServiceGroupRows[] {
  let position = 0;
  return serviceGroups.flatMap((group) => {
    const rows = services
      .filter((service) => service.group === group)
      .map((service) => ({ service, position: position++ }));
    return rows.length > 0 ? [{ group, rows }] : [];
  });
}
