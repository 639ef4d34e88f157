import { Flex } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import type { FeeRuleNode } from "#domain/feeRules/feeRuleNodes";
import type { FeeRuleWireNode } from "#domain/feeRules/feeRuleWire";
import { DialogButton } from "#ui/DialogButton";
import { lazyOverlay } from "#ui/lazyOverlay";
import type { RuleData } from "./feeRule";
import type { RuleTerms } from "./useRuleTerms";

const RuleVersionsDialog = lazyOverlay(async () => (await import("./RuleVersionsDialog")).RuleVersionsDialog);
const ReplayDialog = lazyOverlay(async () => (await import("./ReplayDialog")).ReplayDialog);

interface RuleToolsProps {
  readonly rule: RuleData;
  /** The nodes in the editor. */
  readonly nodes: readonly FeeRuleWireNode[];
  /** The rule that they make. */
  readonly root: FeeRuleNode;
  readonly terms: RuleTerms;
  /** Puts an earlier version into the editor. */
  readonly onRestore: (nodes: readonly FeeRuleWireNode[]) => void;
}

/** What can be done with the rule as a whole. */
export function RuleTools({ rule, nodes, root, terms, onRestore }: RuleToolsProps) {
  return (
    <Flex wrap="wrap" gap={2} mt={5}>
      <DialogButton
        intent={ReplayDialog.intent}
        renderDialog={(onClose) => <ReplayDialog ruleId={rule.id} nodes={nodes} onClose={onClose} />}
      >
        <Trans>Letzte 200 Zahlungen prüfen</Trans>
      </DialogButton>
      <DialogButton
        intent={RuleVersionsDialog.intent}
        renderDialog={(onClose) => (
          <RuleVersionsDialog
            ruleId={rule.id}
            present={root}
            terms={terms}
            onRestore={(restored) => {
              onRestore(restored);
              onClose();
            }}
            onClose={onClose}
          />
        )}
      >
        <Trans>Fassungen</Trans>
      </DialogButton>
    </Flex>
  );
}
