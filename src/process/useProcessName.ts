import { translateServiceName } from "#domain/serviceCatalogue";
import { useLocale } from "#i18n/language";

interface NamedProcess {
  /** German name from the server. */
  readonly name: string;
  readonly serviceId: string;
}

/** Display name of a process in the current language if the catalogue has it, and the language of that name. */
export function useProcessName({ name, serviceId }: NamedProcess): {
  readonly text: string;
  readonly lang: string;
} {
  const language = useLocale();
  const text = translateServiceName(serviceId, name, language);
  return { text, lang: text === name ? "de" : language };
}
