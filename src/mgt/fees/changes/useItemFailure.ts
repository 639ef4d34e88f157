import { useLingui } from "@lingui/react/macro";
import { feePricesMax, feeValueMax } from "#domain/fees";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { useFormats } from "#i18n/useFormats";
import { payloadFailure, type UserError } from "#relay/failure";

/** Returns a function that explains why an item was not changed, and what to do. */
export function useItemFailure(): (error: UserError) => string {
  const { t } = useLingui();
  const { euro } = useFormats();
  const errorMessage = useErrorMessage();
  return (error) => {
    const { reference } = payloadFailure(error).params;
    const [least, most] = [euro(0), euro(feeValueMax)];
    switch (error.code) {
      case "conflict":
        return t`Die Gebühr wurde nach dem Probelauf geändert. Sie bleibt, wie sie jetzt ist. Bereiten Sie die Änderung für diese Kommune neu vor.`;
      case "list_too_long":
        return t`Die Gebühr hat schon ${feePricesMax} Preise. Es wurde nichts geändert. Entfernen Sie alte Preise in den Gebühren der Kommune.`;
      case "amount_out_of_range":
        return t`Der neue Betrag läge nicht zwischen ${least} und ${most}. Der bisherige bleibt. Ändern Sie ihn in den Gebühren der Kommune.`;
      case "fee_inactive":
        return t`Die Gebührenregel der Kommune berechnet diese Gebühr, im Katalog ist sie aber inaktiv. Es wurde nichts geändert. Entfernen Sie die Gebühr aus der Regel der Kommune, und bereiten Sie die Änderung für sie neu vor.`;
      case "not_found":
        return t`Die Kommune hat diese Gebühr nicht mehr. Es wurde nichts geändert, und es ist nichts zu tun.`;
      case "insufficient_permissions":
        return t`Wer die Änderung gestartet hat, darf die Gebühren dieser Kommune nicht ändern. Der bisherige Betrag bleibt. Wenden Sie sich an Ihre Administration.`;
      case "internal_error":
        return reference
          ? t`Auf dem Server ist ein Fehler aufgetreten. Der bisherige Betrag bleibt. Bereiten Sie die Änderung für diese Kommune neu vor; hilft das nicht, nennen Sie Ihrer Administration die Kennung ${reference}.`
          : t`Auf dem Server ist ein Fehler aufgetreten. Der bisherige Betrag bleibt. Bereiten Sie die Änderung für diese Kommune neu vor; hilft das nicht, wenden Sie sich an Ihre Administration.`;
      default:
        return errorMessage(payloadFailure(error));
    }
  };
}
