import { Button, Flex } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import type { FeeRuleNode } from "#domain/feeRules/feeRuleNodes";
import type { FeeRuleWireNode } from "#domain/feeRules/feeRuleWire";
import { useDialogQuery } from "#relay/useDialogQuery";
import { lazyOverlay } from "#ui/lazyOverlay";
import ReplayDialogParameters from "./__generated__/ReplayDialogQuery$parameters";
import RuleVersionsDialogParameters from "./__generated__/RuleVersionsDialogQuery$parameters";
import type { RuleData } from "./feeRule";
import type { RuleTerms } from "./useRuleTerms";

const RuleVersionsDialog = lazyOverlay(async () => (await import("./RuleVersionsDialog")).RuleVersionsDialog);
const ReplayDialog = lazyOverlay(async () => (await import("./ReplayDialog")).ReplayDialog);

interface RuleToolsProps {
  readonly rule: RuleData;
  /** The nodes in the editor. */
  readonly nodes: readonly FeeRuleWireNode[];
  /** The rule built from the nodes. */
  readonly root: FeeRuleNode;
  readonly terms: RuleTerms;
  /** Puts an earlier version into the editor. */
  readonly onRestore: (nodes: readonly FeeRuleWireNode[]) => void;
}

/** Actions on the whole rule. */
export function RuleTools({ rule, nodes, root, terms, onRestore }: RuleToolsProps) {
  const replay = useDialogQuery(ReplayDialogParameters);
  const versions = useDialogQuery(RuleVersionsDialogParameters);
  return (
    <Flex wrap="wrap" gap={2} mt={5}>
      <Button {...ReplayDialog.intent} onClick={() => replay.open({ ruleId: rule.id, nodes })}>
        <Trans>Letzte 200 Zahlungen prüfen</Trans>
      </Button>
      <Button
        {...versions.intent(RuleVersionsDialog, { id: rule.id })}
        onClick={() => versions.open({ id: rule.id })}
      >
        <Trans>Fassungen</Trans>
      </Button>
      {replay.opened && <ReplayDialog opened={replay.opened} onClose={replay.close} />}
      {versions.opened && (
        <RuleVersionsDialog
          opened={versions.opened}
          present={root}
          terms={terms}
          onRestore={(restored) => {
            onRestore(restored);
            versions.close();
          }}
          onClose={versions.close}
        />
      )}
    </Flex>
  );
}
