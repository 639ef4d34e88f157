import { Box, chakra, Flex, Input, Text } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import type { FeeRuleCharge, FeeRuleOutcome } from "#domain/feeRules/feeRuleOutcome";
import type { FeeRuleVariable } from "#domain/feeRules/feeRuleWalk";
import { ChosenDay } from "#forms/fields/ChosenDay";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { useFormats } from "#i18n/useFormats";
import { LabelledCheckbox } from "#ui/LabelledCheckbox";
import { Notice } from "#ui/Notice";
import type { RuleTerms } from "./useRuleTerms";

/** Input of the trial. */
export interface Trial {
  readonly asOf: string;
  /** Answers by key: a boolean, or a decimal with a point as typed. */
  readonly answers: ReadonlyMap<string, boolean | string>;
}

interface TryPanelProps {
  readonly variables: readonly FeeRuleVariable[];
  readonly terms: RuleTerms;
  readonly trial: Trial;
  readonly onChange: (trial: Trial) => void;
  readonly outcome: FeeRuleOutcome;
}

const Charges = chakra("dl", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    columnGap: 3,
    rowGap: 1,
    textStyle: "sm",
    "& dd": { textAlign: "end", fontVariantNumeric: "tabular-nums" },
    "& > [data-sum]": {
      pt: 2,
      mt: 1,
      borderTop: "1px solid {colors.border.emphasized}",
      fontWeight: "semibold",
    },
  },
});

/** Fields for the inputs of the rule, and the total for these answers. */
export function TryPanel({ variables, terms, trial, onChange, outcome }: TryPanelProps) {
  const { t } = useLingui();
  const id = useId();
  const answer = (key: string, value: boolean | string) =>
    onChange({ ...trial, answers: new Map(trial.answers).set(key, value) });
  return (
    <Box display="flex" flexDirection="column" gap={3}>
      <Text as="h2" textStyle="h3">
        <Trans>Ausprobieren</Trans>
      </Text>
      {variables.map(({ key, type }) =>
        type === "BOOLEAN" ? (
          <LabelledCheckbox
            key={key}
            checked={trial.answers.get(key) === true}
            onCheck={(isChecked) => answer(key, isChecked)}
          >
            {terms.labelOf(key)}
          </LabelledCheckbox>
        ) : (
          <Flex key={key} align="center" justify="space-between" gap={3}>
            <chakra.label htmlFor={`${id}-${key}`} textStyle="sm">
              {terms.labelOf(key)}
            </chakra.label>
            <Input
              id={`${id}-${key}`}
              w="96px"
              inputMode="decimal"
              autoComplete="off"
              value={String(trial.answers.get(key) ?? "").replace(".", ",")}
              placeholder="0"
              onChange={(event) => answer(key, event.target.value.trim().replace(",", "."))}
            />
          </Flex>
        ),
      )}
      <ChosenDay
        label={t`Tag des Antrags`}
        day={trial.asOf}
        onChoose={(asOf) => onChange({ ...trial, asOf })}
      />
      <Result outcome={outcome} terms={terms} />
    </Box>
  );
}

function Result({ outcome, terms }: Pick<TryPanelProps, "outcome" | "terms">) {
  const { t } = useLingui();
  const { euro, number } = useFormats();
  const errorMessage = useErrorMessage();
  if (!outcome.isCharged) return <Notice tone="error">{errorMessage(outcome.problem)}</Notice>;
  return (
    <Charges aria-live="polite">
      {chargesByFee(outcome.charges).map(({ feeId, quantity, cents }) => (
        <ChargeRow
          key={feeId}
          text={quantity === 1 ? terms.textOf(feeId) : `${number(quantity)} × ${terms.textOf(feeId)}`}
          isInactive={terms.amountOf(feeId)?.uncharged === "INACTIVE"}
          amount={euro(cents)}
        />
      ))}
      <dt data-sum="">{t`Summe`}</dt>
      <dd data-sum="">{euro(outcome.total)}</dd>
    </Charges>
  );
}

/** Charges by fee; several rows may charge the same fee. */
function chargesByFee(charges: readonly FeeRuleCharge[]) {
  const found = new Map<string, { feeId: string; quantity: number; cents: number }>();
  for (const { feeId, quantity, cents } of charges) {
    const known = found.get(feeId) ?? { feeId, quantity: 0, cents: 0 };
    found.set(feeId, { feeId, quantity: known.quantity + Number(quantity), cents: known.cents + cents });
  }
  return [...found.values()];
}

interface ChargeRowProps {
  readonly text: string;
  readonly isInactive: boolean;
  readonly amount: string;
}

function ChargeRow({ text, isInactive, amount }: ChargeRowProps) {
  return (
    <>
      <dt>
        <span lang="de">{text}</span>
        {isInactive && (
          <>
            {" "}
            <Trans>(inaktiv)</Trans>
          </>
        )}
      </dt>
      <dd>{amount}</dd>
    </>
  );
}
