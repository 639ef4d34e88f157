import { Flex, Input } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { controlProps, FieldFrame } from "#forms/fields/FieldFrame";
import { withField, type FieldProps } from "#forms/fields/withField";
import { useFormats } from "#i18n/useFormats";
import type { SettingFacts } from "./settingFacts";
import { originId, SettingOrigin } from "./SettingOrigin";
import { unitLabels } from "./settingTexts";

interface SettingFieldProps extends FieldProps {
  readonly facts: SettingFacts;
  /** The default, as the field would hold it. */
  readonly standard: string;
}

/** A number with its unit and bounds, or a text. */
export const SettingField = withField<SettingFieldProps, string>(function SettingField(props) {
  const { field, facts, standard, ...frame } = props;
  const { i18n, t } = useLingui();
  const { number } = useFormats();
  const { unit, min, max } = facts;
  const isNumber = typeof unit === "string" && unit !== "%future added value";
  const unitLabel = isNumber ? i18n._(unitLabels[unit]) : "";
  const [least, most] = [number(min ?? 0), number(max ?? 0)];
  const { "aria-describedby": others, ...control } = controlProps(field, frame.help);
  const describedBy = [others, originId(field), isNumber && `${field.id}-unit`].filter(Boolean).join(" ");
  return (
    <FieldFrame {...frame} field={field} hasDefault>
      <Flex align="center" gap={2}>
        <Input
          {...control}
          aria-describedby={describedBy}
          type="text"
          inputMode={isNumber ? "numeric" : undefined}
          maxW={isNumber ? "120px" : undefined}
          autoComplete="off"
          spellCheck={false}
        />
        {isNumber && (
          <span id={`${field.id}-unit`}>
            {unitLabel} <small>{t`(${least} bis ${most})`}</small>
          </span>
        )}
      </Flex>
      <SettingOrigin
        field={field}
        facts={facts}
        standard={isNumber ? `${number(Number(standard))} ${unitLabel}` : standard || null}
        isStandard={field.value.trim() === standard}
        onReset={() => field.setValue(standard)}
      />
    </FieldFrame>
  );
});
