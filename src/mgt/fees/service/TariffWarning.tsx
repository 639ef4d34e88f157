import { useLingui } from "@lingui/react/macro";
import { isCalendarDay } from "#domain/calendarDays";
import { isOutsideTariff, type TariffEntry } from "#domain/feeTariff";
import { feeValueMax, readHundredths } from "#domain/fees";
import type { FeePriceValues } from "#domain/schemas/fee";
import { useFormats } from "#i18n/useFormats";
import { Notice } from "#ui/Notice";
import { useTariffLabels } from "./useTariffLabels";

interface TariffWarningProps {
  readonly entry: TariffEntry;
  readonly prices: readonly FeePriceValues[];
  /** Prices that ended before this day are not compared with the current tariff. */
  readonly day: string;
}

/** Warns about typed amounts outside the tariff, which can be saved nevertheless. */
export function TariffWarning({ entry, prices, day }: TariffWarningProps) {
  const { t } = useLingui();
  const { euro } = useFormats();
  const { frameOf } = useTariffLabels();
  const frame = frameOf(entry);
  const outside = new Set(
    prices.flatMap(({ value, validTo }) => {
      const cents = readHundredths(value);
      const hasEnded = isCalendarDay(validTo) && validTo < day;
      if (typeof cents === "string" || cents < 0 || cents > feeValueMax || hasEnded) return [];
      return isOutsideTariff(cents, entry) ? [cents] : [];
    }),
  );
  if (frame === null || outside.size === 0) return null;
  const { gebOstNr } = entry;
  return (
    <Notice tone="waiting" icon="warning" role="status">
      {[...outside].map((cents) => {
        const amount = euro(cents);
        return <p key={cents}>{t`${amount} liegt außerhalb des Tarifs zu ${gebOstNr} (${frame}).`}</p>;
      })}
    </Notice>
  );
}
