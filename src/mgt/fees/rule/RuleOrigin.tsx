import { Box, Button } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useAction } from "#relay/useAction";
import { ConfirmDialog } from "#ui/ConfirmDialog";
import { Notice } from "#ui/Notice";
import { useToast } from "#ui/ui";
import { OriginBar } from "#mgt/service/OriginBar";
import type { RuleData } from "./feeRule";
import { useRuleMutations } from "./useRuleMutations";

/** Says whether the rule is inherited or the commune's own, and resets it to the inherited one. */
export function RuleOrigin({ rule }: { readonly rule: RuleData }) {
  const { t } = useLingui();
  const toast = useToast();
  const { reset } = useRuleMutations();
  const { run, isBusy, notice } = useAction();
  const [isAsking, setAsking] = useState(false);
  const { id, isInherited, revision, updatedAt, updatedBy } = rule;

  async function confirm() {
    const { failure } = await run(() => reset({ input: { id, revision } }));
    if (failure) return;
    setAsking(false);
    toast({ text: t`Es gilt wieder die Regel des Dienstes. Die vorige steht unter „Fassungen“.` });
  }

  return (
    <Box mb={4}>
      <OriginBar
        isOwn={!isInherited}
        label={isInherited ? <Trans>Regel des Dienstes</Trans> : <Trans>Eigene Regel der Kommune</Trans>}
        lastChange={isInherited ? null : { updatedAt, updatedBy }}
        actions={
          !isInherited && (
            <Button size="sm" onClick={() => setAsking(true)}>
              <Trans>Auf die Regel des Dienstes zurücksetzen …</Trans>
            </Button>
          )
        }
      >
        {isInherited && (
          <Trans>
            Alle Kommunen ohne eigene Regel nutzen sie. Wenn Sie speichern, erhält die Kommune eine eigene.
          </Trans>
        )}
      </OriginBar>
      <ConfirmDialog
        open={isAsking}
        isExpected={!isInherited}
        tone="danger"
        title={t`Auf die Regel des Dienstes zurücksetzen?`}
        confirmLabel={t`Zurücksetzen`}
        isBusy={isBusy}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      >
        {notice && (
          <Notice tone="error" role="alert">
            {notice.text}
          </Notice>
        )}
        <p>
          <Trans>
            Die eigene Regel gilt dann nicht mehr; sie steht weiter unter „Fassungen“. Die Beispiele bleiben,
            mit den Summen nach der Regel des Dienstes.
          </Trans>
        </p>
      </ConfirmDialog>
    </Box>
  );
}
