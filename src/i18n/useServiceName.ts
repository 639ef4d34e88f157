import { useCallback } from "react";
import { findService } from "#domain/serviceCatalogue";
import { useLocale } from "#i18n/language";

/** Returns a stable function for the translated name of a service; unknown ids are returned as they are. */
export function useServiceName(): (serviceId: string) => string {
  const language = useLocale();
  return useCallback((serviceId) => findService(serviceId)?.name[language] ?? serviceId, [language]);
}
