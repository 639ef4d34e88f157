import { Trans } from "@lingui/react/macro";

/** Why a setting cannot be changed. */
export function LockedHelp({ variable }: { readonly variable: string }) {
  return (
    <Trans>
      Diesen Wert legt der Server mit der Umgebungsvariablen <code translate="no">{variable}</code> fest. Hier
      lässt er sich nicht ändern.
    </Trans>
  );
}
