import { useLingui } from "@lingui/react/macro";
import { amountOn, type ChargeableFee } from "#domain/feePrices";
import { useFormats } from "#i18n/useFormats";

/** Returns a function that explains the effect of a fee's status on applications. */
export function useStatusLabels(): (
  fee: Pick<ChargeableFee, "prices"> & { readonly text: string },
  to: { readonly status: string; readonly day: string; readonly isAgain?: boolean },
) => string {
  const { t } = useLingui();
  const { euro } = useFormats();
  return ({ text, prices }, { status, day, isAgain = false }) => {
    const { cents, uncharged } = amountOn({ status, prices }, day);
    const amount = euro(cents);
    if (uncharged === "INACTIVE") {
      return isAgain
        ? t`„${text}“ ist wieder inaktiv und wird nicht berechnet.`
        : t`„${text}“ ist inaktiv und wird nicht mehr berechnet.`;
    }
    if (uncharged === "NO_PRICE") return t`„${text}“ ist aktiv, hat heute aber keinen Preis.`;
    return isAgain
      ? t`„${text}“ ist wieder aktiv und kostet ${amount}.`
      : t`„${text}“ ist aktiv und kostet ${amount}.`;
  };
}
