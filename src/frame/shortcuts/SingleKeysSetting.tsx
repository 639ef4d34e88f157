import { Text } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useId } from "react";
import { useObservable } from "#browser/useObservable";
import { LabelledCheckbox } from "#ui/LabelledCheckbox";
import { useUi } from "#ui/ui";

/** Turns shortcuts of a single key on or off, for this user (WCAG 2.1.4). */
export function SingleKeysSetting() {
  const helpId = useId();
  const { usesSingleKeys } = useUi().shortcuts;
  return (
    <>
      <LabelledCheckbox
        checked={useObservable(usesSingleKeys)}
        inputProps={{ "aria-describedby": helpId }}
        onCheck={usesSingleKeys.set}
      >
        <Trans>Einzelne Tasten als Kürzel verwenden</Trans>
      </LabelledCheckbox>
      <Text id={helpId} mt={1} textStyle="sm" color="fg.muted" textWrap="pretty">
        <Trans>
          Zum Beispiel J, X, G oder das Fragezeichen. Schalten Sie das aus, wenn Sie mit Sprache arbeiten oder
          Tasten versehentlich treffen. Pfeiltasten, Eingabe, Esc und Kürzel mit Strg bleiben.
        </Trans>
      </Text>
    </>
  );
}
