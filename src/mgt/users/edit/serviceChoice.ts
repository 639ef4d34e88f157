/** The services that can be chosen for a role entry, and which of them a search leaves. */
import { searchForms } from "#domain/searchText";
import { findService, groupServices, type ServicesOfGroup } from "#domain/serviceCatalogue";
import type { Locale } from "#i18n/locales";

/** The services of a commune by group that the text means: part of a name, an id or the group's name. */
export function searchOffered(
  offered: readonly string[],
  text: string,
  language: Locale,
  nameOfGroup: (group: ServicesOfGroup["group"]) => string,
): ServicesOfGroup[] {
  const wanted = searchForms(text);
  const isMeant = (said: string) => {
    const own = searchForms(said);
    return wanted.some((form) => own.some((one) => one.includes(form)));
  };
  return groupServices(offered).flatMap(({ group, services }) => {
    const left = isMeant(nameOfGroup(group))
      ? services
      : services.filter(({ id, name }) => isMeant(`${name[language]} ${id}`));
    return left.length > 0 ? [{ group, services: left }] : [];
  });
}

/** A service by its name; one that the catalogue does not know goes by its id. */
export function serviceName(id: string, language: Locale): string {
  return findService(id)?.name[language] ?? id;
}
