import { Box, Input, NativeSelect, Text } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, type ReactNode } from "react";
import { feeRuleOperators, type FeeRuleNode } from "#domain/feeRules/feeRuleNodes";
import { sentenceOf } from "#domain/feeRules/feeRuleSentence";
import type { FeeRuleProblem } from "#domain/feeRules/feeRuleProblems";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { Icon } from "#ui/Icon";
import type { Fee } from "../service/fee";
import type { RuleVariable } from "./feeRule";
import { kindHelp, kindLabels, operatorSigns } from "./ruleLabels";
import type { RuleEditing } from "./useRuleEditing";
import type { RuleTerms } from "./useRuleTerms";

interface NodeFieldsProps {
  readonly editing: RuleEditing;
  readonly terms: RuleTerms;
  readonly fees: readonly Fee[];
  readonly variables: readonly RuleVariable[];
  readonly problem: FeeRuleProblem | undefined;
}

/** Help and fields of the selected row. */
export function NodeFields({ editing, terms, fees, variables, problem }: NodeFieldsProps) {
  const { i18n } = useLingui();
  const errorMessage = useErrorMessage();
  const { node, parent } = editing.selected;
  if (!node) {
    return (
      <Text color="fg.muted">
        <Trans>Hier ist noch nichts. Fügen Sie eine Zeile ein.</Trans>
      </Text>
    );
  }
  return (
    <Box display="flex" flexDirection="column" gap={3}>
      <Box>
        <Text as="h3" textStyle="h3">
          {i18n._(kindLabels[node.kind])}
        </Text>
        <Text textStyle="sm" color="fg.muted">
          {i18n._(kindHelp[node.kind])}
        </Text>
      </Box>
      <Values node={node} editing={editing} terms={terms} fees={fees} variables={variables} />
      {problem && (
        <Text display="flex" gap={2} textStyle="sm" color="status.error.fg" role="status">
          <Icon name="alert" />
          <span>{errorMessage(problem)}</span>
        </Text>
      )}
      {parent && (
        <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          {sentenceOf(node, terms)}.
        </Text>
      )}
    </Box>
  );
}

interface ValuesProps extends Omit<NodeFieldsProps, "problem"> {
  readonly node: FeeRuleNode;
}

function Values({ node, editing, terms, fees, variables }: ValuesProps) {
  const { t } = useLingui();
  const { change, isBusy } = editing;
  switch (node.kind) {
    case "FEE":
      return (
        <Choice
          label={t`Gebühr`}
          value={node.feeId ?? ""}
          isBusy={isBusy}
          onChoose={(feeId) => change({ ...node, feeId: feeId || null }, "feeId")}
        >
          <option value="">{t`Gebühr wählen`}</option>
          {withMissing(
            fees.map(({ feeId }) => feeId),
            node.feeId,
          ).map((feeId) => (
            <option key={feeId} value={feeId}>
              {`${terms.textOf(feeId)} (${feeId})`}
            </option>
          ))}
        </Choice>
      );
    case "OPERATOR":
      return (
        <Choice
          label={t`Vergleich`}
          value={node.operator ?? ""}
          isBusy={isBusy}
          onChoose={(chosen) =>
            change(
              { ...node, operator: feeRuleOperators.find((each) => each === chosen) ?? null },
              "operator",
            )
          }
        >
          {feeRuleOperators.map((operator) => (
            <option key={operator} value={operator}>
              {operatorSigns[operator]}
            </option>
          ))}
        </Choice>
      );
    case "BOOLEAN":
      return (
        <Choice
          label={t`Angabe`}
          value={node.variable ? `variable ${node.variable}` : String(node.booleanValue ?? "")}
          isBusy={isBusy}
          onChoose={(chosen) =>
            change(
              chosen.startsWith("variable ")
                ? { ...node, booleanValue: null, variable: chosen.slice("variable ".length) }
                : { ...node, booleanValue: chosen === "" ? null : chosen === "true", variable: null },
              "value",
            )
          }
        >
          <option value="">{t`Angabe wählen`}</option>
          <Variables type="BOOLEAN" variables={variables} chosen={node.variable} terms={terms} />
          <option value="true">{t`immer ja`}</option>
          <option value="false">{t`immer nein`}</option>
        </Choice>
      );
    case "NUMBER":
      return (
        <>
          <Choice
            label={t`Angabe`}
            value={node.variable ? `variable ${node.variable}` : ""}
            isBusy={isBusy}
            onChoose={(chosen) =>
              change(
                chosen === ""
                  ? { ...node, variable: null }
                  : { ...node, numberValue: null, variable: chosen.slice("variable ".length) },
                "variable",
              )
            }
          >
            <option value="">{t`feste Zahl`}</option>
            <Variables type="NUMBER" variables={variables} chosen={node.variable} terms={terms} />
          </Choice>
          {!node.variable && (
            <Labelled label={t`Zahl`}>
              {(id) => (
                <Input
                  id={id}
                  inputMode="decimal"
                  maxW="160px"
                  autoComplete="off"
                  readOnly={isBusy}
                  value={(node.numberValue ?? "").replace(".", ",")}
                  onChange={(event) => {
                    const value = event.target.value.trim().replace(",", ".");
                    change({ ...node, numberValue: value === "" ? null : value }, "value");
                  }}
                />
              )}
            </Labelled>
          )}
        </>
      );
    default:
      return null;
  }
}

interface VariablesProps {
  readonly type: RuleVariable["type"];
  readonly variables: readonly RuleVariable[];
  readonly chosen: string | null;
  readonly terms: RuleTerms;
}

function Variables({ type, variables, chosen, terms }: VariablesProps) {
  const keys = variables.filter((variable) => variable.type === type).map(({ key }) => key);
  return withMissing(keys, chosen).map((key) => (
    <option key={key} value={`variable ${key}`}>
      {terms.labelOf(key)}
    </option>
  ));
}

/** The choices, and the chosen one even if it no longer exists. */
const withMissing = (choices: readonly string[], chosen: string | null) =>
  chosen && !choices.includes(chosen) ? [...choices, chosen] : choices;

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly isBusy: boolean;
  readonly onChoose: (value: string) => void;
  readonly children: ReactNode;
}

function Choice({ label, value, isBusy, onChoose, children }: ChoiceProps) {
  return (
    <Labelled label={label}>
      {(id) => (
        <NativeSelect.Root>
          <NativeSelect.Field
            id={id}
            value={value}
            aria-disabled={isBusy || undefined}
            onChange={(event) => onChoose(event.target.value)}
          >
            {children}
          </NativeSelect.Field>
          <NativeSelect.Indicator>
            <Icon name="chevronDown" size={12} />
          </NativeSelect.Indicator>
        </NativeSelect.Root>
      )}
    </Labelled>
  );
}

interface LabelledProps {
  readonly label: string;
  readonly children: (id: string) => ReactNode;
}

function Labelled({ label, children }: LabelledProps) {
  const id = useId();
  return (
    <div>
      <Box asChild display="block" mb={1} textStyle="sm" fontWeight="medium">
        <label htmlFor={id}>{label}</label>
      </Box>
      {children(id)}
    </div>
  );
}
