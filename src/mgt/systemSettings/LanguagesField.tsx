import { Box, Flex, Text } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { orderedLanguages } from "#domain/systemSettings";
import { sourceLanguage, textLanguages } from "#domain/texts/serviceTexts";
import { Changed, FieldNotes } from "#forms/fields/FieldFrame";
import { describedBy } from "#forms/fields/LabelledField";
import { withField, type FieldProps } from "#forms/fields/withField";
import { useLanguageName } from "#i18n/useLanguageName";
import { LabelledCheckbox } from "#ui/LabelledCheckbox";
import type { SettingFacts } from "./settingFacts";
import { originId, SettingOrigin } from "./SettingOrigin";

interface LanguagesFieldProps extends FieldProps {
  readonly facts: SettingFacts;
  readonly standard: readonly string[];
}

/** The languages on offer. German cannot be removed. */
export const LanguagesField = withField<LanguagesFieldProps, readonly string[]>(
  function LanguagesField(props) {
    const { field, label, help, facts, standard } = props;
    const { i18n, t } = useLingui();
    const languageName = useLanguageName();
    const { id, value: chosen } = field;
    const choices = textLanguages
      .map((language) => ({ language, name: languageName(language) }))
      .toSorted((one, other) => one.name.localeCompare(other.name, i18n.locale));
    const change = (language: string, isOn: boolean) =>
      field.setValue(
        orderedLanguages(isOn ? [...chosen, language] : chosen.filter((each) => each !== language)),
      );
    return (
      <Box
        role="group"
        id={id}
        tabIndex={-1}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${describedBy(id, { ...field, help }) ?? ""} ${originId(field)}`.trim()}
        data-changed={field.before === undefined ? undefined : ""}
        display="flex"
        flexDirection="column"
        gap={1.5}
        _focusVisible={{ outline: "none" }}
      >
        <Flex align="center">
          <Text as="span" id={`${id}-label`} fontWeight="medium" textStyle="sm">
            {label}
          </Text>
          <Changed field={field} />
        </Flex>
        <Text id={`${id}-help`} textStyle="sm" color="fg.muted">
          {help}
        </Text>
        <Flex
          as="ul"
          wrap="wrap"
          columnGap={4}
          listStyleType="none"
          css={{ "& > li": { flex: "1 0 150px" } }}
        >
          {choices.map(({ language, name }) => (
            <li key={language}>
              <LabelledCheckbox
                checked={chosen.includes(language)}
                disabled={language === sourceLanguage}
                onCheck={(isOn) => !field.isSaving && change(language, isOn)}
              >
                {name}
              </LabelledCheckbox>
            </li>
          ))}
        </Flex>
        <FieldNotes field={field} />
        <SettingOrigin
          field={field}
          facts={facts}
          standard={t`alle Sprachen`}
          isStandard={chosen.length === standard.length}
          onReset={() => field.setValue(standard)}
        />
      </Box>
    );
  },
);
