import { useObservable } from "#browser/useObservable";
import { findService } from "#domain/serviceCatalogue";
import { locale } from "#i18n/i18n";

/** The name of a service in the language in use; its id where the catalogue does not know it. */
export function useServiceName(): (serviceId: string) => string {
  const language = useObservable(locale);
  return (serviceId) => findService(serviceId)?.name[language] ?? serviceId;
}
