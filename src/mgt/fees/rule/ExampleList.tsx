import { Box, Button, chakra, Flex, IconButton, Input, Text } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useFormikContext } from "formik";
import { useState } from "react";
import { feeRuleExampleNameMaxLength, feeRuleExamplesMax } from "#domain/feeRules/feeRuleExamples";
import type { FeeRuleOutcome } from "#domain/feeRules/feeRuleOutcome";
import type { FeeRuleExampleValues, FeeRuleValues } from "#domain/schemas/feeRule";
import { TextButton } from "#forms/TextButton";
import { useFormats } from "#i18n/useFormats";
import { Icon } from "#ui/Icon";
import { isEnter } from "#ui/isEnter";
import type { Trial } from "./TryPanel";

const Examples = chakra("ul", {
  base: {
    listStyleType: "none",
    "& > li": {
      display: "flex",
      alignItems: "start",
      gap: 2,
      py: 2,
      borderBottom: "1px solid {colors.border.muted}",
      textStyle: "sm",
    },
  },
});

interface ExampleListProps {
  readonly trial: Trial;
  /** Result of the trial. */
  readonly outcome: FeeRuleOutcome;
  /** Results of the examples under the edited rule, in their order. */
  readonly exampleOutcomes: readonly FeeRuleOutcome[];
  readonly onTry: (example: FeeRuleExampleValues) => void;
}

/** Saved examples with their totals, and the differences under the edited rule. */
export function ExampleList({ trial, outcome, exampleOutcomes, onTry }: ExampleListProps) {
  const { t } = useLingui();
  const { values, setFieldValue } = useFormikContext<FeeRuleValues>();
  const [name, setName] = useState("");
  const { examples } = values;
  const setExamples = (next: readonly FeeRuleExampleValues[]) => void setFieldValue("examples", next);
  const isTaken = examples.some((example) => example.name === name.trim());
  const canAdd = outcome.isCharged && name.trim() !== "" && !isTaken && examples.length < feeRuleExamplesMax;

  function add() {
    if (!outcome.isCharged || !canAdd) return;
    const answers = [...trial.answers].map(([variable, value]) => ({
      variable,
      booleanValue: typeof value === "boolean" ? value : null,
      numberValue: typeof value === "string" ? value || "0" : null,
    }));
    const example = { exampleId: crypto.randomUUID(), name: name.trim(), asOf: trial.asOf, answers };
    setExamples([...examples, { ...example, total: outcome.total }]);
    setName("");
  }

  return (
    <Box display="flex" flexDirection="column" gap={2}>
      <Text as="h2" textStyle="h3">
        <Trans>Beispiele</Trans>
      </Text>
      {examples.length === 0 && (
        <Text textStyle="sm" color="fg.muted">
          <Trans>
            Noch keine. Ein Beispiel hält fest, was ein Antrag kostet: Ändert eine neue Regel das, fragt das
            Speichern nach dem Grund.
          </Trans>
        </Text>
      )}
      <Examples>
        {examples.map((example, at) => (
          <ExampleRow
            key={example.exampleId}
            example={example}
            outcome={exampleOutcomes[at]}
            onTry={() => onTry(example)}
            onRemove={() => setExamples(examples.filter((other) => other !== example))}
          />
        ))}
      </Examples>
      <Flex gap={2}>
        <Input
          size="sm"
          aria-label={t`Name des Beispiels`}
          placeholder={t`Name des Beispiels`}
          maxLength={feeRuleExampleNameMaxLength}
          value={name}
          aria-invalid={isTaken || undefined}
          onChange={(event) => setName(event.target.value)}
          onKeyDown={(event) => {
            if (!isEnter(event)) return;
            event.preventDefault();
            add();
          }}
        />
        <Button size="sm" disabled={!canAdd} onClick={add}>
          <Icon name="plus" />
          <Trans>Als Beispiel</Trans>
        </Button>
      </Flex>
      {isTaken && (
        <Text textStyle="sm" color="status.error.fg" role="status">
          <Trans>Ein Beispiel mit diesem Namen gibt es schon.</Trans>
        </Text>
      )}
    </Box>
  );
}

interface ExampleRowProps {
  readonly example: FeeRuleExampleValues;
  readonly outcome: FeeRuleOutcome | undefined;
  readonly onTry: () => void;
  readonly onRemove: () => void;
}

function ExampleRow({ example, outcome, onTry, onRemove }: ExampleRowProps) {
  const { t } = useLingui();
  const { euro } = useFormats();
  const { name, total } = example;
  const now = outcome?.isCharged ? outcome.total : null;
  const isSame = now === total;
  const expected = euro(total);
  return (
    <li>
      <chakra.span flex="none" mt="2px" color={isSame ? "status.success.fg" : "status.error.fg"}>
        <Icon name={isSame ? "done" : "alert"} />
      </chakra.span>
      <Box flex={1} minW={0} overflowWrap="anywhere">
        <TextButton onClick={onTry}>{name}</TextButton>
        {!isSame && (
          <Text color="status.error.fg">
            {now === null ? t`nicht berechenbar, bisher ${expected}` : t`bisher ${expected}`}
          </Text>
        )}
      </Box>
      <chakra.span flex="none" fontVariantNumeric="tabular-nums">
        {now === null ? "–" : euro(now)}
      </chakra.span>
      <IconButton size="xs" variant="ghost" aria-label={t`Beispiel „${name}“ entfernen`} onClick={onRemove}>
        <Icon name="trash" size={14} />
      </IconButton>
    </li>
  );
}
