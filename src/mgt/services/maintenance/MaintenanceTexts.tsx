import { Box, Button, Flex, NativeSelect, Stack, Text } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useFormikContext } from "formik";
import { useEffect, useRef, useState, type Ref } from "react";
import { maintenanceTextMaxLength } from "#domain/serviceMaintenance";
import type { MaintenanceValues } from "#domain/schemas/serviceMaintenance";
import { defaultTextLanguages, sourceLanguage } from "#domain/texts/serviceTexts";
import { TextAreaField } from "#forms/fields/TextAreaField";
import { fieldId, useFormSettings } from "#forms/formContext";
import { useLanguageName } from "#i18n/useLanguageName";
import { Icon } from "#ui/Icon";

interface MaintenanceTextsProps {
  readonly label: string;
  /** Languages that can be added. */
  readonly offered: readonly string[];
}

/** The sentences for citizens: one for each language that was added, and how they read. */
export function MaintenanceTexts({ label, offered }: MaintenanceTextsProps) {
  const { t } = useLingui();
  const languageName = useLanguageName();
  const { id } = useFormSettings();
  const { values, setFieldValue } = useFormikContext<MaintenanceValues>();
  const { texts } = values;
  /** Language whose field gets the focus. */
  const [added, setAdded] = useState<string | null>(null);
  const adder = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (added === null) return;
    const index = texts.findIndex(({ language }) => language === added);
    document.getElementById(fieldId(id, `texts.${index}.text`))?.focus();
    setAdded(null);
  }, [added, id, texts]);
  return (
    <Stack gap={4}>
      {texts.map(({ language }, index) => {
        const name = languageName(language);
        return (
          <Box key={language}>
            <TextAreaField
              name={`texts.${index}.text`}
              label={`${label}: ${name}`}
              rows={2}
              help={
                language === sourceLanguage
                  ? t`Höchstens ${maintenanceTextMaxLength} Zeichen. Gilt auch für alle Sprachen ohne eigenen Satz.`
                  : undefined
              }
            />
            {language !== sourceLanguage && (
              <Button
                size="sm"
                variant="ghost"
                mt={1}
                aria-label={t`${name} entfernen`}
                onClick={() => {
                  adder.current?.focus();
                  void setFieldValue(
                    "texts",
                    texts.filter((each) => each.language !== language),
                  );
                }}
              >
                <Icon name="trash" />
                <Trans>Entfernen</Trans>
              </Button>
            )}
          </Box>
        );
      })}
      <LanguageAdder
        ref={adder}
        known={texts.map(({ language }) => language)}
        offered={offered}
        onAdd={(language) => {
          setAdded(language);
          void setFieldValue("texts", [...texts, { language, text: "" }]);
        }}
      />
      <Preview />
    </Stack>
  );
}

interface LanguageAdderProps {
  readonly ref: Ref<HTMLSelectElement>;
  readonly known: readonly string[];
  readonly offered: readonly string[];
  readonly onAdd: (language: string) => void;
}

function LanguageAdder({ ref, known, offered, onAdd }: LanguageAdderProps) {
  const { t, i18n } = useLingui();
  const languageName = useLanguageName();
  const [chosen, setChosen] = useState("");
  const byName = (one: string, other: string) =>
    languageName(one).localeCompare(languageName(other), i18n.locale);
  const [first, others] = [
    offered.filter((language) => defaultTextLanguages.includes(language)),
    offered.filter((language) => !defaultTextLanguages.includes(language)),
  ];
  const choices = [...first, ...others.toSorted(byName)].filter((language) => !known.includes(language));
  const language = choices.includes(chosen) ? chosen : choices[0];
  if (language === undefined) return null;
  return (
    <Flex gap={2} align="center">
      <NativeSelect.Root maxW="220px">
        <NativeSelect.Field
          ref={ref}
          aria-label={t`Weitere Sprache`}
          value={language}
          onChange={(event) => setChosen(event.currentTarget.value)}
        >
          {choices.map((code) => (
            <option key={code} value={code}>
              {languageName(code)}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator>
          <Icon name="chevronDown" size={12} />
        </NativeSelect.Indicator>
      </NativeSelect.Root>
      <Button onClick={() => onAdd(language)}>
        <Trans>Sprache hinzufügen</Trans>
      </Button>
    </Flex>
  );
}

/** What citizens read in each language. */
function Preview() {
  const { values } = useFormikContext<MaintenanceValues>();
  const written = values.texts.filter(({ text }) => text.trim() !== "");
  if (written.length === 0) return null;
  return (
    <Box borderStart="3px solid" borderColor="border.emphasized" ps={3}>
      <Text textStyle="sm" color="fg.muted">
        <Trans>So lesen es Bürgerinnen und Bürger</Trans>
      </Text>
      {written.map(({ language, text }) => (
        <p key={language} lang={language} dir="auto">
          {text}
        </p>
      ))}
    </Box>
  );
}
