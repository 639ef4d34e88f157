import { translateServiceName } from "#domain/serviceCatalogue";
import { useLocale } from "#i18n/language";

interface NamedProcess {
  /** German name from the server. */
  readonly name: string;
  readonly serviceId: string;
}

/** Display name of a process and its language: the current one if the catalogue has a translation, else German. */
export function useProcessName({ name, serviceId }: NamedProcess): {
  readonly text: string;
  readonly lang: string;
} {
  const language = useLocale();
  const text = translateServiceName(serviceId, name, language);
  return { text, lang: text === name ? "de" : language };
}
