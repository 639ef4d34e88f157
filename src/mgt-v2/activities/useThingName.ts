/** Names of what log entries are about. */
import { useLingui } from "@lingui/react/macro";
import { translateServiceName } from "#domain/serviceCatalogue";
import { useLocale } from "#i18n/language";
import { useAutomatedJobName } from "#ui/useAutomatedJobName";

interface NamedTarget {
  readonly automatedJob: string | null | undefined;
  readonly serviceId: string | null | undefined;
}

/** Types of entries about the log itself. */
const typesOfLog: ReadonlySet<string> = new Set([
  "VERIFY_ACTIVITIES",
  "EXPORT_ACTIVITIES",
  "READ_PERSONAL_DATA",
]);

/**
 * Returns the name of a target in the app's language. Other things than jobs and services have only the stored German
 * name.
 */
export function useThingName(): (type: string, target: NamedTarget, german: string) => string {
  const { t } = useLingui();
  const language = useLocale();
  const jobName = useAutomatedJobName();
  return (type, { automatedJob, serviceId }, german) => {
    if (automatedJob) return jobName(automatedJob);
    if (type === "SWITCH_AUTOMATED_JOB") return t`Alle automatisierten Jobs`;
    if (type === "SAVE_SETTINGS") return t`Einstellungen`;
    if (german === "" && typesOfLog.has(type)) return t`Aktivitätsprotokoll`;
    return serviceId ? translateServiceName(serviceId, german, language) : german;
  };
}
