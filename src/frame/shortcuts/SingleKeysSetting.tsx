import { Text } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useId, useState } from "react";
import type { Failure } from "#i18n/errorMessages";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { usePreferences, useSavePreferences } from "#session/usePreferences";
import { LabelledCheckbox } from "#ui/LabelledCheckbox";

/** Turns shortcuts of a single key on or off, for this user on all devices (WCAG 2.1.4). */
export function SingleKeysSetting() {
  const helpId = useId();
  const { usesSingleKeys } = usePreferences();
  const savePreferences = useSavePreferences();
  const errorMessage = useErrorMessage();
  const [failure, setFailure] = useState<Failure | null>(null);
  return (
    <>
      <LabelledCheckbox
        checked={usesSingleKeys}
        inputProps={{ "aria-describedby": helpId }}
        onCheck={(isOn) => {
          setFailure(null);
          void savePreferences({ usesSingleKeys: isOn }).then(setFailure);
        }}
      >
        <Trans>Einzelne Tasten als Kürzel verwenden</Trans>
      </LabelledCheckbox>
      <Text id={helpId} mt={1} textStyle="sm" color="fg.muted" textWrap="pretty">
        <Trans>
          Zum Beispiel J, X, G oder das Fragezeichen. Schalten Sie das aus, wenn Sie mit Sprache arbeiten oder
          Tasten versehentlich treffen. Pfeiltasten, Eingabe, Esc und Kürzel mit Strg bleiben.
        </Trans>
      </Text>
      {failure && (
        <Text role="alert" mt={1} textStyle="sm" color="status.error.fg">
          {errorMessage(failure)}
        </Text>
      )}
    </>
  );
}
