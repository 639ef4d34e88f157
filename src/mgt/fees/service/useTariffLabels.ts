import { useLingui } from "@lingui/react/macro";
import type { TariffEntry } from "#domain/feeTariff";
import { useFormats } from "#i18n/useFormats";

/** Returns functions that describe the fee of an entry of the tariff. */
export function useTariffLabels() {
  const { t } = useLingui();
  const { euro } = useFormats();
  /** The amount or range; null if the entry has none. */
  const frameOf = ({ minimum, maximum }: TariffEntry): string | null => {
    if (minimum === null || maximum === null) return null;
    const [lowest, highest] = [euro(minimum), euro(maximum)];
    return minimum === maximum ? lowest : t`${lowest} bis ${highest}`;
  };
  /** The amount, range or wording as a separate line; null for a heading. */
  const tariffLine = (entry: TariffEntry): string | null => {
    const fee = frameOf(entry) ?? entry.note;
    return fee === null ? null : t`Tarif: ${fee}`;
  };
  return { frameOf, tariffLine };
}
