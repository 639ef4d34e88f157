import { Flex, Input } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { pointerOf } from "#domain/resources/resourceSchemas";
import { secretPlaceholder } from "#domain/resources/resourceSecrets";
import { TextButton } from "#forms/TextButton";
import { Status } from "#ui/Status";
import { fieldText } from "./documentValue";
import { useOpenDocument } from "./openDocument";
import { uploadedSecrets } from "./resourceValues";
import type { ValueControlProps } from "./valueControl";

/** Field of a secret. The stored value is never shown and can only be replaced. */
export function SecretValue(props: ValueControlProps) {
  const { id, path, value, isRequired, isReadOnly, describedBy, onChange } = props;
  const { surroundings, upload } = useOpenDocument();
  const [isReplacing, setReplacing] = useState(false);
  const pointer = pointerOf(path);
  const isUploaded = uploadedSecrets(upload).includes(pointer);
  const isStored =
    value === secretPlaceholder && (isUploaded || surroundings.storedSecrets.includes(pointer));
  if (isStored && !isReplacing) {
    return (
      <Flex wrap="wrap" align="center" columnGap={3} rowGap={1} minH="control" textStyle="sm">
        <Status tone="success">
          {isUploaded ? <Trans>neu hochgeladen, noch nicht gespeichert</Trans> : <Trans>gespeichert</Trans>}
        </Status>
        {!isReadOnly && (
          <>
            <TextButton aria-describedby={`${id}-label`} onClick={() => setReplacing(true)}>
              <Trans>Ersetzen</Trans>
            </TextButton>
            {!isRequired && (
              <TextButton aria-describedby={`${id}-label`} onClick={() => onChange(undefined)}>
                <Trans>Entfernen</Trans>
              </TextButton>
            )}
          </>
        )}
      </Flex>
    );
  }
  const canKeep = surroundings.storedSecrets.includes(pointer);
  return (
    <>
      <Input
        type="password"
        value={value === secretPlaceholder ? "" : fieldText(value)}
        autoFocus={isReplacing}
        // Keeps password managers from filling in or saving it.
        autoComplete="new-password"
        autoCapitalize="none"
        spellCheck={false}
        fontFamily="mono"
        readOnly={isReadOnly}
        aria-describedby={describedBy}
        css={{ "&::-ms-reveal": { display: "none" } }}
        onChange={({ currentTarget: { value: typed } }) => {
          if (typed !== "") onChange(typed);
          else onChange(canKeep ? secretPlaceholder : isRequired ? "" : undefined);
        }}
      />
      {canKeep && (
        <Flex wrap="wrap" align="center" columnGap={3} textStyle="sm" color="fg.muted">
          {value === secretPlaceholder ? (
            <Trans>Solange das Feld leer ist, bleibt der gespeicherte Wert.</Trans>
          ) : (
            <Trans>Ersetzt beim Speichern den bisherigen Wert.</Trans>
          )}
          <TextButton
            aria-describedby={`${id}-label`}
            onClick={() => {
              setReplacing(false);
              onChange(secretPlaceholder);
            }}
          >
            <Trans>Zurücknehmen</Trans>
          </TextButton>
        </Flex>
      )}
    </>
  );
}
