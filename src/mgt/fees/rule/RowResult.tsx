import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { decimalText } from "#domain/feeRules/decimals";
import type { FeeRuleOutcome } from "#domain/feeRules/feeRuleOutcome";
import { useFormats } from "#i18n/useFormats";
import { Icon } from "#ui/Icon";
import type { RuleRow } from "./ruleRows";

interface RowResultProps {
  readonly row: RuleRow;
  readonly outcome: FeeRuleOutcome;
}

/** Result of a row, and whether the evaluation visited it. */
export function RowResult({ row, outcome }: RowResultProps) {
  const { t } = useLingui();
  const { euro, number } = useFormats();
  if (!row.node || !outcome.isCharged) return null;
  const value = outcome.taken.get(row.id);
  if (!value) {
    return (
      <chakra.span flex="none" textStyle="xs" color="fg.subtle">
        {t`nicht genommen`}
      </chakra.span>
    );
  }
  const text =
    value.type === "PAYMENT"
      ? euro(value.cents)
      : value.type === "NUMBER"
        ? number(Number(decimalText(value.scaled)))
        : value.isTrue
          ? t`ja`
          : t`nein`;
  return (
    <chakra.span
      display="flex"
      flex="none"
      alignItems="center"
      gap={1}
      textStyle="sm"
      fontVariantNumeric="tabular-nums"
    >
      <chakra.span color="status.success.fg">
        <Icon name="check" size={14} />
      </chakra.span>
      <span className="visually-hidden">{t`genommen:`}</span>
      {text}
    </chakra.span>
  );
}
