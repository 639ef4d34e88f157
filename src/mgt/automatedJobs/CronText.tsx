import cronstrue from "cronstrue";
import "cronstrue/locales/de";
import { useLocale } from "#i18n/language";

/** A cron expression in words. Loaded by `ScheduleText`: only German and English are included. */
export function CronText({ cron }: { readonly cron: string }) {
  const locale = useLocale();
  return cronstrue.toString(cron, { locale, verbose: true, use24HourTimeFormat: true });
}
