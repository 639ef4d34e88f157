import { Box, chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useFormikContext } from "formik";
import { useMemo, useRef, useState } from "react";
import { checkFeeRule, feeRuleSurroundings } from "#domain/feeRules/feeRuleCheck";
import type { FeeRuleOutcome } from "#domain/feeRules/feeRuleOutcome";
import { feeRuleHints } from "#domain/feeRules/feeRuleHints";
import { feeRuleText } from "#domain/feeRules/feeRuleSentence";
import { variablesOf } from "#domain/feeRules/feeRuleWalk";
import { answersOf } from "#domain/feeRules/feeRuleExamples";
import { writeFeeRule } from "#domain/feeRules/feeRuleWire";
import type { FeeRuleReader, FeeRuleValues } from "#domain/schemas/feeRule";
import { TextButton } from "#forms/TextButton";
import { Notice } from "#ui/Notice";
import { useMediaQuery } from "#ui/useMediaQuery";
import type { Fee } from "../service/fee";
import { ExampleList } from "./ExampleList";
import type { RuleData } from "./feeRule";
import { NodeFields } from "./NodeFields";
import { RuleText } from "./RuleText";
import { RuleToolbar } from "./RuleToolbar";
import { RuleTools } from "./RuleTools";
import { evaluateExample, evaluateTrial } from "./ruleTrials";
import { focusSelectedRow, RuleTree } from "./RuleTree";
import { TryPanel, type Trial } from "./TryPanel";
import { useRuleEditing } from "./useRuleEditing";
import { useRuleTerms } from "./useRuleTerms";

/** Media query of the narrow layout, in which the panel of the selected row is below that row. */
const narrow = "(max-width: 1000px)";

/** Outline and panels side by side; the panels are sticky. */
const Columns = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) 340px",
    gap: 8,
    alignItems: "start",
    "& > aside": {
      position: "sticky",
      top: "calc(var(--size-head) + 12px)",
      maxH: "calc(100dvh - var(--size-head) - var(--size-savebar) - 24px)",
      overflowY: "auto",
    },
    [`@media ${narrow}`]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      "& > aside": { position: "static", maxH: "none", overflowY: "visible" },
    },
  },
});

const Panel = chakra("section", {
  base: { p: 4, mb: 4, borderRadius: "md", bg: "bg.subtle" },
});

interface RuleOutlineProps {
  readonly rule: RuleData;
  readonly fees: readonly Fee[];
  readonly read: FeeRuleReader;
  readonly today: string;
}

/** The outline of the rule, with panels for the selected row, the trial and the examples. */
export function RuleOutline({ rule, fees, read, today }: RuleOutlineProps) {
  const { t } = useLingui();
  const { variables } = rule;
  const { values } = useFormikContext<FeeRuleValues>();
  const { nodes, examples } = values;
  const editing = useRuleEditing(read);
  const [trial, setTrial] = useState<Trial>({ asOf: today, answers: new Map() });
  const fields = useRef<HTMLElement>(null);
  const isNarrow = useMediaQuery(narrow);
  const insertButton = useRef<HTMLButtonElement>(null);
  const terms = useRuleTerms(fees, variables, trial.asOf);
  const { root, mergeProblem } = editing;
  const failed = useMemo(
    (): FeeRuleOutcome | null => mergeProblem && { isCharged: false, problem: mergeProblem },
    [mergeProblem],
  );
  const outcome = useMemo(() => failed ?? evaluateTrial(root, fees, trial), [failed, root, fees, trial]);
  const exampleOutcomes = useMemo(
    () => examples.map((example) => failed ?? evaluateExample(root, fees, example)),
    [examples, failed, root, fees],
  );
  const problems = useMemo(() => {
    const found = checkFeeRule(root, feeRuleSurroundings(variables, fees));
    // The first problem of each row.
    return new Map(found.toReversed().map((problem) => [problem.nodeId ?? root.nodeId, problem]));
  }, [root, fees, variables]);
  const hints = useMemo(() => new Map(feeRuleHints(root).map((hint) => [hint.nodeId, hint])), [root]);
  const selected = editing.selected.node;
  const panel = (
    // Escape anywhere in the panel returns to the outline.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <Panel
      ref={fields}
      aria-label={t`Ausgewählte Zeile`}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.defaultPrevented) return;
        event.preventDefault();
        focusSelectedRow();
      }}
    >
      <NodeFields
        editing={editing}
        terms={terms}
        fees={fees}
        variables={variables}
        problem={selected && !isNarrow ? problems.get(selected.nodeId) : undefined}
      />
    </Panel>
  );
  return (
    <Columns>
      <Box minW={0}>
        <Box mb={3}>
          <RuleText text={feeRuleText(root, terms)} isLive />
        </Box>
        {mergeProblem && <BrokenNotice onKeep={() => editing.replaceAll(writeFeeRule(root))} />}
        <RuleToolbar editing={editing} insertButton={insertButton} />
        <Box mt={2}>
          <RuleTree
            editing={editing}
            terms={terms}
            problems={problems}
            hints={hints}
            outcome={outcome}
            onEdit={() => fields.current?.querySelector<HTMLElement>("select, input")?.focus()}
            onInsert={() => insertButton.current?.click()}
            panel={isNarrow ? panel : null}
          />
        </Box>
        <RuleTools rule={rule} nodes={nodes} root={root} terms={terms} onRestore={editing.replaceAll} />
      </Box>
      <Box as="aside" minW={0}>
        {!isNarrow && panel}
        <Panel>
          <TryPanel
            variables={variablesOf(root)}
            terms={terms}
            trial={trial}
            onChange={setTrial}
            outcome={outcome}
          />
        </Panel>
        <Panel>
          <ExampleList
            trial={trial}
            outcome={outcome}
            exampleOutcomes={exampleOutcomes}
            onTry={({ asOf, answers }) => setTrial({ asOf, answers: answersOf(answers) })}
          />
        </Panel>
      </Box>
    </Columns>
  );
}

/** Shown after a merge that produced an invalid tree; the outline keeps the user's version. */
function BrokenNotice({ onKeep }: { readonly onKeep: () => void }) {
  return (
    <Notice tone="error" role="alert">
      <p>
        <Trans>
          Ihre Änderungen und die inzwischen gespeicherten passen nicht zusammen. Hier steht Ihre Fassung;
          gespeichert ist noch nichts.
        </Trans>
      </p>
      <TextButton onClick={onKeep}>
        <Trans>Meine Fassung behalten</Trans>
      </TextButton>
    </Notice>
  );
}
