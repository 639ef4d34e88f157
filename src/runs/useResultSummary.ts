import { useLingui } from "@lingui/react/macro";
import { useFormats } from "#i18n/useFormats";

interface ResultCounts {
  readonly succeeded: number;
  readonly failed: number;
  readonly skipped?: number;
  readonly open: number;
}

/** Returns a function that sums up the result of a run so far, such as "31 erledigt, 2 fehlgeschlagen, 3 offen". */
export function useResultSummary(): (state: string, counts: ResultCounts) => string {
  const { t } = useLingui();
  const { number } = useFormats();
  return (state, { succeeded, failed, skipped = 0, open }) => {
    const [good, bad] = [number(succeeded), number(failed)];
    const [left, rest] = [number(skipped), number(open)];
    return [
      t`${good} erledigt`,
      failed > 0 && t`${bad} fehlgeschlagen`,
      skipped > 0 && t`${left} übersprungen`,
      open > 0 && (state === "RUNNING" ? t`${rest} offen` : t`${rest} nicht bearbeitet`),
    ]
      .filter(Boolean)
      .join(", ");
  };
}
