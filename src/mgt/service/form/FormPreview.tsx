import {
  Box,
  chakra,
  Field,
  Flex,
  Heading,
  Input,
  NativeSelect,
  Span,
  Stack,
  Text,
  Textarea,
  type InputProps,
} from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useFormikContext } from "formik";
import { useId, useState, type ReactNode } from "react";
import {
  formLanguages,
  localizedText,
  isAnswerable,
  type FormField,
  type FormFieldFormat,
} from "#domain/formFields";
import type { ServiceFormValues } from "#domain/schemas/serviceForm";
import { DayInput } from "#forms/fields/DayInput";
import { useLocale } from "#i18n/language";
import { Icon } from "#ui/Icon";
import { LabelledCheckbox } from "#ui/LabelledCheckbox";
import { SegmentedControl } from "#ui/SegmentedControl";
import { languageName } from "./fieldLabels";

const Sheet = chakra("div", {
  base: {
    mt: 3,
    p: 5,
    border: "1px solid",
    borderColor: "border",
    borderRadius: "md",
    bg: "bg.panel",
    overflowWrap: "anywhere",
  },
});

const Answers = chakra("fieldset", {
  base: { minW: 0, "& > legend": { textStyle: "sm", fontWeight: "medium" } },
});

/** Interactive preview of the unsaved form in a selectable language. Answers are not stored. */
export function FormPreview() {
  const { t } = useLingui();
  const { values } = useFormikContext<ServiceFormValues>();
  const titleId = useId();
  const own = useLocale();
  const [language, setLanguage] = useState<string>(own);
  const visible = values.fields.filter(({ isVisible }) => isVisible);
  const languages = new Set<string>([
    ...formLanguages,
    ...values.fields.flatMap(({ labels }) => Object.keys(labels)),
  ]);
  return (
    <chakra.aside
      aria-labelledby={titleId}
      minW={0}
      position={{ lg: "sticky" }}
      top="calc(var(--size-head) + 16px)"
    >
      <Flex wrap="wrap" align="center" justify="space-between" gap={3}>
        <Heading as="h2" id={titleId} textStyle="h3">
          <Trans>Vorschau</Trans>
        </Heading>
        <SegmentedControl
          label={t`Sprache der Vorschau`}
          choices={[...languages].map((each) => ({ value: each, label: languageName(each, own) }))}
          chosen={[language]}
          onChoose={setLanguage}
        />
      </Flex>
      <Sheet>
        {visible.length === 0 ? (
          <Text color="fg.muted">
            <Trans>Das Formular hat keine sichtbaren Felder.</Trans>
          </Text>
        ) : (
          <Stack
            gap={4}
            maxH={{ lg: "calc(100dvh - var(--size-head) - var(--size-savebar) - 140px)" }}
            overflowY={{ lg: "auto" }}
            tabIndex={0}
            role="group"
            aria-labelledby={titleId}
            p={1}
          >
            {visible.some(({ isRequired }) => isRequired) && (
              <Text textStyle="sm" color="fg.muted">
                <Trans>Felder mit * sind Pflichtfelder.</Trans>
              </Text>
            )}
            {visible.map((field) => (
              <PreviewField key={`${field.key} ${field.type}`} field={field} language={language} />
            ))}
          </Stack>
        )}
      </Sheet>
    </chakra.aside>
  );
}

interface PreviewFieldProps {
  readonly field: FormField;
  readonly language: string;
}

/** A field as citizens see it. */
function PreviewField({ field, language }: PreviewFieldProps) {
  const id = useId();
  const { key, type } = field;
  const label = localizedText(field.labels, language) || key;
  const help = localizedText(field.helpTexts, language);
  const lang = field.labels[language] ? language : "de";
  if (!isAnswerable(type)) {
    return (
      <Box lang={lang} pt={2}>
        <Heading as="h3" textStyle="h3">
          {label}
        </Heading>
        {help && (
          <Text textStyle="sm" color="fg.muted">
            {help}
          </Text>
        )}
      </Box>
    );
  }
  const isRequired = field.isRequired;
  const text = (
    <span lang={lang}>
      {label}
      {isRequired && <RequiredMark />}
    </span>
  );
  const note = help && (
    <Field.HelperText id={`${id}-help`} lang={lang}>
      {help}
    </Field.HelperText>
  );
  if (type === "CHECKBOX") {
    return (
      <Field.Root id={id} required={isRequired}>
        <LabelledCheckbox
          onCheck={() => undefined}
          inputProps={{ "aria-describedby": help ? `${id}-help` : undefined }}
        >
          {text}
        </LabelledCheckbox>
        {note}
      </Field.Root>
    );
  }
  if (type === "MULTI_SELECT") {
    return (
      <Answers>
        <legend>{text}</legend>
        {help && (
          <Text textStyle="sm" color="fg.muted" lang={lang}>
            {help}
          </Text>
        )}
        {field.options.map((option, index) => (
          <div key={index}>
            <LabelledCheckbox onCheck={() => undefined}>
              {localizedText(option.labels, language) || option.value}
            </LabelledCheckbox>
          </div>
        ))}
      </Answers>
    );
  }
  return (
    <Field.Root id={id} required={isRequired}>
      <Field.Label>{text}</Field.Label>
      {note}
      {controlOf(field, language, help ? `${id}-help` : undefined)}
    </Field.Root>
  );
}

/** Read by screen readers from the control itself. */
function RequiredMark() {
  return (
    <Span aria-hidden color="status.error.fg">
      {" "}
      *
    </Span>
  );
}

function PreviewedDay(props: Omit<InputProps, "value" | "onChange" | "onBlur">) {
  const [day, setDay] = useState("");
  return <DayInput {...props} value={day} onValue={setDay} />;
}

const inputModes: Partial<Readonly<Record<FormFieldFormat, "email" | "tel" | "url" | "numeric">>> = {
  EMAIL: "email",
  PHONE: "tel",
  URL: "url",
  POSTAL_CODE: "numeric",
  DIGITS: "numeric",
};

function controlOf(field: FormField, language: string, describedBy: string | undefined): ReactNode {
  const { type, format } = field;
  const common = { "aria-describedby": describedBy, autoComplete: "off" };
  const maxLength = /^\d+$/.test(field.maxLength) ? Number(field.maxLength) : undefined;
  switch (type) {
    case "TEXT_AREA":
      return <Textarea {...common} rows={4} maxLength={maxLength} />;
    case "DATE":
      return <PreviewedDay {...common} />;
    case "FILE":
      return (
        <Input
          {...common}
          type="file"
          h="auto"
          py={1.5}
          css={{ "&::file-selector-button": { font: "inherit" } }}
        />
      );
    case "SELECT":
      return (
        <NativeSelect.Root>
          <NativeSelect.Field {...common} defaultValue="">
            <option value="">–</option>
            {field.options.map((option, index) => (
              <option key={index} value={option.value}>
                {localizedText(option.labels, language) || option.value}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator>
            <Icon name="chevronDown" size={12} />
          </NativeSelect.Indicator>
        </NativeSelect.Root>
      );
    case "INTEGER":
    case "DECIMAL":
      return <Input {...common} inputMode={type === "INTEGER" ? "numeric" : "decimal"} maxW="180px" />;
    default:
      return (
        <Input {...common} inputMode={format === "" ? undefined : inputModes[format]} maxLength={maxLength} />
      );
  }
}
