import { Button, chakra, Flex, IconButton, Input } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useFormikContext } from "formik";
import { useRef } from "react";
import { formOptionsMax, keyFromLabel, uniqueKey, type FormFieldOption } from "#domain/formFields";
import { fieldId, useFormSettings } from "#forms/formContext";
import { isSaving, shownError } from "#forms/formState";
import { describedBy, FieldError } from "#forms/fields/LabelledField";
import { withField, type FieldProps } from "#forms/fields/withField";
import { useLocale } from "#i18n/language";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { Icon } from "#ui/Icon";
import { useAnnounce } from "#ui/ui";
import { ArrowIcon } from "#ui/ArrowIcon";
import { languageName } from "./fieldLabels";
import { textsOf } from "./serviceFormValues";

const Choices = chakra("fieldset", {
  base: { minW: 0, "& > legend": { p: 0, textStyle: "sm", fontWeight: "medium", mb: 1 } },
});

const Choice = chakra("li", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    gap: 2,
    py: 2,
    borderTop: "1px solid",
    borderColor: "border.muted",
  },
});

/** Choices in order. Merged as one value, since their values are not stable keys. */
export const OptionsField = withField<FieldProps, readonly FormFieldOption[]>(function OptionsField(props) {
  const { field, label } = props;
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const announce = useAnnounce();
  const list = useRef<HTMLOListElement>(null);
  const { id, name, value: options, error, setValue } = field;
  const isBusy = isSaving(useFormikContext());

  function add() {
    setValue([...options, { value: "", labels: textsOf([]) }]);
    // The new row exists after the next render.
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>("li:last-child input")?.focus());
  }

  function move(from: number, to: number) {
    const option = options[from];
    if (!option || to < 0 || to >= options.length || isBusy) return;
    setValue(options.toSpliced(from, 1).toSpliced(to, 0, option));
    const [text, place, total] = [option.labels["de"] || option.value, to + 1, options.length];
    announce(t`„${text}“ ist jetzt an Stelle ${place} von ${total}.`);
  }

  return (
    <Choices
      id={id}
      tabIndex={-1}
      aria-describedby={describedBy(id, { error })}
      data-faulty={error ? "" : undefined}
    >
      <legend>{label}</legend>
      {error && <FieldError id={id}>{errorMessage(error)}</FieldError>}
      <chakra.ol ref={list} listStyleType="none">
        {options.map((option, index) => (
          // Values are editable, so the index is the only stable key.
          <OptionRow
            key={index}
            name={`${name}.${index}`}
            number={index + 1}
            option={option}
            others={options.filter((_, other) => other !== index)}
            onChange={(changed) => setValue(options.with(index, changed))}
            onMove={(step) => move(index, index + step)}
            onRemove={() => setValue(options.toSpliced(index, 1))}
          />
        ))}
      </chakra.ol>
      <Flex mt={2}>
        <Button size="sm" disabled={isBusy || options.length >= formOptionsMax} onClick={add}>
          <Icon name="plus" />
          <Trans>Auswahlmöglichkeit hinzufügen</Trans>
        </Button>
      </Flex>
    </Choices>
  );
});

interface OptionRowProps {
  readonly name: string;
  readonly number: number;
  readonly option: FormFieldOption;
  readonly others: readonly FormFieldOption[];
  readonly onChange: (option: FormFieldOption) => void;
  readonly onMove: (step: 1 | -1) => void;
  readonly onRemove: () => void;
}

function OptionRow({ name, number, option, others, onChange, onMove, onRemove }: OptionRowProps) {
  const { t } = useLingui();
  const language = useLocale();
  const { value, labels } = option;
  /** Derives a missing value from the German label. */
  const complete = () => {
    const suggested = keyFromLabel(labels["de"] ?? "");
    if (value !== "" || suggested === "") return;
    onChange({ ...option, value: uniqueKey(suggested, new Set(others.map((other) => other.value))) });
  };
  return (
    <Choice>
      <Flex wrap="wrap" gap={2} css={{ "& > div": { flex: "1 1 160px" } }}>
        {Object.entries(labels).map(([each, text]) => {
          const inLanguage = languageName(each, language);
          return (
            <OptionInput
              key={each}
              name={`${name}.labels.${each}`}
              label={t`Auswahlmöglichkeit ${number} (${inLanguage})`}
              hint={inLanguage}
              value={text}
              onType={(typed) => onChange({ ...option, labels: { ...labels, [each]: typed } })}
              onLeave={each === "de" ? complete : undefined}
            />
          );
        })}
        <OptionInput
          name={`${name}.value`}
          label={t`Gespeicherter Wert der Auswahlmöglichkeit ${number}`}
          hint={t`Gespeicherter Wert`}
          isCode
          value={value}
          onType={(typed) => onChange({ ...option, value: typed })}
        />
      </Flex>
      {/* Beside the controls, below their labels. */}
      <Flex align="start" mt={5}>
        <IconButton
          size="sm"
          variant="ghost"
          aria-label={t`Auswahlmöglichkeit ${number} nach oben`}
          aria-disabled={number === 1}
          onClick={() => onMove(-1)}
        >
          <ArrowIcon name="up" />
        </IconButton>
        <IconButton
          size="sm"
          variant="ghost"
          aria-label={t`Auswahlmöglichkeit ${number} nach unten`}
          aria-disabled={number === others.length + 1}
          onClick={() => onMove(1)}
        >
          <ArrowIcon name="down" />
        </IconButton>
        <IconButton
          size="sm"
          variant="ghost"
          aria-label={t`Auswahlmöglichkeit ${number} entfernen`}
          onClick={onRemove}
        >
          <Icon name="trash" />
        </IconButton>
      </Flex>
    </Choice>
  );
}

interface OptionInputProps {
  readonly name: string;
  /** Accessible name. */
  readonly label: string;
  /** Visible label; short, since every row repeats it. */
  readonly hint: string;
  readonly value: string;
  readonly isCode?: boolean;
  readonly onType: (value: string) => void;
  readonly onLeave?: (() => void) | undefined;
}

function OptionInput({ name, label, hint, value, isCode, onType, onLeave }: OptionInputProps) {
  const errorMessage = useErrorMessage();
  const formik = useFormikContext();
  const { id: formId, keys } = useFormSettings();
  const id = fieldId(formId, name);
  const error = shownError(formik, name, keys);
  return (
    <div>
      <chakra.label htmlFor={id} textStyle="xs" color="fg.muted" aria-hidden>
        {hint}
      </chakra.label>
      <Input
        id={id}
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { error })}
        fontFamily={isCode ? "mono" : undefined}
        spellCheck={isCode ? false : undefined}
        autoComplete="off"
        readOnly={isSaving(formik)}
        value={value}
        onChange={(event) => onType(event.currentTarget.value)}
        onBlur={onLeave}
      />
      {error && <FieldError id={id}>{errorMessage(error)}</FieldError>}
    </div>
  );
}
