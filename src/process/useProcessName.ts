import { translateServiceName } from "#domain/serviceCatalogue";
import { useLocale } from "#i18n/language";

interface NamedProcess {
  /** As the server has it, in German. */
  readonly name: string;
  readonly serviceId: string;
}

/** What a process is called, in the language in use where the catalogue has it, and the language that it is in. */
export function useProcessName({ name, serviceId }: NamedProcess): {
  readonly text: string;
  readonly lang: string;
} {
  const language = useLocale();
  const text = translateServiceName(serviceId, name, language);
  return { text, lang: text === name ? "de" : language };
}
