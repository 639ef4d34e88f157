/** The services of a commune with their names and groups, and which of them a search leaves. */
import { graphql, useFragment } from "react-relay/hooks";
import { searchForms } from "#domain/searchText";
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

export interface ServicesOfCommune {
  readonly id: string;
  readonly ags: string;
  readonly name: string;
  readonly revision: number;
  readonly services: readonly ListedService[];
}

/** The services that the viewer sees; one that the catalogue does not know goes by its id. */
export function useServicesOf(commune: listedServices_commune$key): ServicesOfCommune {
  const data = useFragment(
    graphql`
      fragment listedServices_commune on Commune {
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

/** Whether a service is meant by what was typed: part of its name or of its id. */
export function isFound(
  { name, serviceId }: { readonly name: ListedService["name"]; readonly serviceId: string },
  text: string,
  language: Locale,
): boolean {
  const wanted = searchForms(text);
  const own = searchForms(`${name[language]} ${serviceId}`);
  return wanted.some((form) => own.some((one) => one.includes(form)));
}

/** Those that text, state and group leave. */
export function searchServices(
  services: readonly ListedService[],
  { text = "", state, group }: ServicesSearch,
  language: Locale,
): ListedService[] {
  return services.filter(
    (service) =>
      isFound(service, text, language) &&
      (!state || service.isEnabled === (state === "enabled")) &&
      (!group || service.group === group),
  );
}

export interface ServiceGroupRows {
  readonly group: ServiceGroup;
  /** Each with its place among all that are listed. */
  readonly rows: readonly { readonly service: ListedService; readonly position: number }[];
}

/** The services under their groups, in the order of the catalogue. */
export function groupRows(services: readonly ListedService[]): ServiceGroupRows[] {
  let position = 0;
  return serviceGroups.flatMap((group) => {
    const rows = services
      .filter((service) => service.group === group)
      .map((service) => ({ service, position: position++ }));
    return rows.length > 0 ? [{ group, rows }] : [];
  });
}
