import { Box, Button, Flex, Text } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useFormikContext } from "formik";
import { useRef } from "react";
import type { ExtensionValues, ServiceSettingsValues } from "#domain/schemas/serviceSettings";
import { extensionsMax, isSecretKey } from "#domain/serviceSettings";
import { TextField } from "#forms/fields/TextField";
import { fieldId, useFormSettings } from "#forms/formContext";
import { isSaving } from "#forms/formState";
import { TextButton } from "#forms/TextButton";
import { Icon } from "#ui/Icon";

/** Keys that the application does not know, with their values. The key of a stored one is fixed. */
export function ExtensionFields() {
  const { id: formId } = useFormSettings();
  const formik = useFormikContext<ServiceSettingsValues>();
  const section = useRef<HTMLDivElement>(null);
  const { extensions } = formik.values;
  const stored = formik.initialValues.extensions;
  const isBusy = isSaving(formik);
  const removed = stored.filter(({ id }) => !extensions.some((item) => item.id === id));
  const setItems = (items: readonly ExtensionValues[]) => void formik.setFieldValue("extensions", items);
  /** Focuses an element that appears with the change. */
  const focusAfter = (find: () => HTMLElement | null | undefined) =>
    requestAnimationFrame(() => find()?.focus());

  const add = () => {
    setItems([...extensions, { id: newId(extensions), key: "", value: "" }]);
    const name = `extensions.${extensions.length}.key`;
    focusAfter(() => document.getElementById(fieldId(formId, name)));
  };
  const remove = ({ id }: ExtensionValues) => {
    setItems(extensions.filter((item) => item.id !== id));
    focusAfter(
      () =>
        section.current?.querySelector<HTMLElement>(`[data-restore="${CSS.escape(id)}"]`) ??
        section.current?.querySelector<HTMLElement>("[data-add]"),
    );
  };
  const restore = (item: ExtensionValues) => {
    setItems([...extensions, item]);
    const name = `extensions.${extensions.length}.value`;
    focusAfter(() => document.getElementById(fieldId(formId, name)));
  };

  return (
    <Box ref={section} display="flex" flexDirection="column" gap={4}>
      <Text textStyle="sm" color="fg.muted" textWrap="pretty">
        <Trans>
          Für Werte, die der Dienst zusätzlich liest. Mitglieder der Kommune sehen diesen Abschnitt nicht.
        </Trans>
      </Text>
      {extensions.length === 0 && removed.length === 0 && (
        <Text color="fg.muted">
          <Trans>Keine weiteren Schlüssel.</Trans>
        </Text>
      )}
      {extensions.map((item, at) => (
        <Flex key={item.id} align="start" gap={2}>
          <Box flex={1} minW={0} display="flex" flexDirection="column" gap={2}>
            {isStored(item, stored) ? (
              <TextField
                name={`extensions.${at}.value`}
                label={<code>{item.key}</code>}
                isSecret={isSecretKey(item.key)}
                help={
                  isSecretKey(item.key) && (
                    <Trans>
                      Gesetzt, wird nicht angezeigt. Was Sie eingeben, ersetzt den bisherigen Wert.
                    </Trans>
                  )
                }
              />
            ) : (
              <>
                <TextField
                  name={`extensions.${at}.key`}
                  label={<Trans>Schlüssel</Trans>}
                  help={<Trans>Kleinbuchstaben, Ziffern und Unterstriche, zum Beispiel sms_absender.</Trans>}
                  isCode
                />
                <TextField
                  name={`extensions.${at}.value`}
                  label={<Trans>Wert</Trans>}
                  isSecret={isSecretKey(item.key)}
                  help={
                    isSecretKey(item.key) && (
                      <Trans>
                        Wird nach seinem Schlüssel als Geheimnis gespeichert und danach nicht mehr angezeigt.
                      </Trans>
                    )
                  }
                />
              </>
            )}
          </Box>
          <RemoveButton item={item} isBusy={isBusy} onRemove={() => remove(item)} />
        </Flex>
      ))}
      {removed.map((item) => {
        const { key } = item;
        return (
          <Flex key={item.id} wrap="wrap" align="center" columnGap={3} textStyle="sm" color="fg.muted">
            <span>
              <Trans>
                <code>{key}</code> wird beim Speichern entfernt.
              </Trans>
            </span>
            <TextButton data-restore={item.id} disabled={isBusy} onClick={() => restore(item)}>
              <Trans>Zurücknehmen</Trans>
            </TextButton>
          </Flex>
        );
      })}
      <Box>
        <Button data-add disabled={isBusy || extensions.length >= extensionsMax} onClick={add}>
          <Icon name="plus" />
          <Trans>Schlüssel hinzufügen</Trans>
        </Button>
      </Box>
    </Box>
  );
}

interface RemoveButtonProps {
  readonly item: ExtensionValues;
  readonly isBusy: boolean;
  readonly onRemove: () => void;
}

function RemoveButton({ item: { key }, isBusy, onRemove }: RemoveButtonProps) {
  return (
    <Button variant="ghost" px={2} mt={6} flex="none" disabled={isBusy} onClick={onRemove}>
      <Icon name="trash" />
      <span className="visually-hidden">
        {key ? <Trans>Schlüssel {key} entfernen</Trans> : <Trans>Neuen Schlüssel entfernen</Trans>}
      </span>
    </Button>
  );
}

const isStored = ({ id }: ExtensionValues, stored: readonly ExtensionValues[]) =>
  stored.some((item) => item.id === id);

/** An id that no key can have, since keys contain no hyphens. */
function newId(items: readonly ExtensionValues[]): string {
  const numbers = items.map(({ id }) => Number(/^new-(\d+)$/.exec(id)?.[1] ?? 0));
  return `new-${Math.max(0, ...numbers) + 1}`;
}
