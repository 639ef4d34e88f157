import { findService } from "#domain/serviceCatalogue";
import { useLocale } from "#i18n/language";

/** The name of a service in the language in use; its id where the catalogue does not know it. */
export function useServiceName(): (serviceId: string) => string {
  const language = useLocale();
  return (serviceId) => findService(serviceId)?.name[language] ?? serviceId;
}
