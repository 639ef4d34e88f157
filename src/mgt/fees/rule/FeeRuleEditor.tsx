import { useLingui } from "@lingui/react/macro";
import { useMemo, useRef, useState } from "react";
import { calendarDayOf } from "#domain/calendarDays";
import { feeRuleSurroundings } from "#domain/feeRules/feeRuleCheck";
import { renumberFeeRule } from "#domain/feeRules/feeRuleWire";
import { feeRuleSchema, newFeeRuleReader, type FeeRuleValues } from "#domain/schemas/feeRule";
import { EntityForm } from "#forms/EntityForm";
import { lazyOverlay } from "#ui/lazyOverlay";
import type { Fee } from "../service/fee";
import { readRule, ruleKeys, type RuleData } from "./feeRule";
import { RuleOrigin } from "./RuleOrigin";
import { RuleOutline } from "./RuleOutline";
import { changedExamples, evaluateExample, type ChangedExample } from "./ruleTrials";
import { useRuleMutations } from "./useRuleMutations";

const ReasonDialog = lazyOverlay(async () => (await import("./ReasonDialog")).ReasonDialog);

interface FeeRuleEditorProps {
  readonly rule: RuleData;
  readonly fees: readonly Fee[];
}

/** The open dialog that asks why totals of examples change; saving waits for it. */
interface ReasonQuestion {
  readonly examples: readonly ChangedExample[];
  /** Null: do not save. */
  readonly answer: (reason: string | null) => void;
}

/** Edits a fee rule as an outline, with examples that show the effect of an edit. */
export function FeeRuleEditor({ rule, fees }: FeeRuleEditorProps) {
  const { t } = useLingui();
  const { save } = useRuleMutations();
  const { id, variables } = rule;
  const [today] = useState(() => calendarDayOf(new Date()));
  const [question, setQuestion] = useState<ReasonQuestion | null>(null);
  const reason = useRef<string | null>(null);
  const [read] = useState(newFeeRuleReader);
  const schema = useMemo(
    () => feeRuleSchema(feeRuleSurroundings(variables, fees), read),
    [fees, variables, read],
  );

  /** Asks for the reason if the rule changes totals of stored examples. */
  async function askReason(values: FeeRuleValues, stored: FeeRuleValues): Promise<boolean> {
    reason.current = null;
    const kept = stored.examples.filter(({ exampleId }) =>
      values.examples.some((example) => example.exampleId === exampleId),
    );
    const reading = read(values.nodes);
    const root = reading.isRead ? reading.rule : null;
    const examples = changedExamples(kept, (example) => evaluateExample(root, fees, example));
    if (examples.length === 0) return true;
    const given = await new Promise<string | null>((answer) => setQuestion({ examples, answer }));
    setQuestion(null);
    reason.current = given;
    return given !== null;
  }

  return (
    <>
      <RuleOrigin rule={rule} />
      <EntityForm
        name={`fee-rule:${id}`}
        variant="page"
        values={rule.values}
        revision={rule.revision}
        schema={schema}
        labels={{ nodes: t`Gebührenregel`, examples: t`Beispiele` }}
        keys={ruleKeys}
        beforeSave={({ values, stored }) => askReason(values, stored)}
        onSave={async ({ nodes, examples }, { revision }) => {
          const { saveFeeRule } = await save({
            input: {
              id,
              revision,
              nodes: renumberFeeRule(nodes),
              examples: examples.map(({ exampleId, name, asOf, answers }) => ({
                exampleId,
                name,
                asOf,
                answers,
              })),
              reason: reason.current,
            },
          });
          const stored = saveFeeRule.feeRule && readRule(saveFeeRule.feeRule);
          return { errors: saveFeeRule.errors, current: stored };
        }}
      >
        <RuleOutline rule={rule} fees={fees} read={read} today={today} />
      </EntityForm>
      {question && (
        <ReasonDialog
          examples={question.examples}
          onConfirm={question.answer}
          onClose={() => question.answer(null)}
        />
      )}
    </>
  );
}
