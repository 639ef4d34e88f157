import { Button, Flex, Text } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { formatDateTime } from "#i18n/formats";
import { useAction } from "#relay/useAction";
import { ConfirmDialog } from "#ui/ConfirmDialog";
import { Icon } from "#ui/Icon";
import { Notice } from "#ui/Notice";
import { Status } from "#ui/Status";
import { useToast } from "#ui/ui";
import type { RuleData } from "./feeRule";
import { useRuleMutations } from "./useRuleMutations";

/** Says whether the rule is that of the service or the commune's own, and resets it to that of the service. */
export function RuleOrigin({ rule }: { readonly rule: RuleData }) {
  const { t } = useLingui();
  const toast = useToast();
  const { reset } = useRuleMutations();
  const { run, isBusy, notice } = useAction();
  const [isAsking, setAsking] = useState(false);
  const { id, isInherited, revision, updatedAt, updatedBy } = rule;
  const at = updatedAt ? formatDateTime(updatedAt) : "";

  async function confirm() {
    const { failure } = await run(() => reset({ input: { id, revision } }));
    if (failure) return;
    setAsking(false);
    toast({ text: t`Es gilt wieder die Regel des Dienstes. Die vorige steht unter „Fassungen“.` });
  }

  return (
    <Flex wrap="wrap" align="center" columnGap={4} rowGap={2} mb={4}>
      <Status tone="neutral" icon={<Icon name={isInherited ? "document" : "pencil"} />}>
        {isInherited ? <Trans>Regel des Dienstes</Trans> : <Trans>Eigene Regel der Kommune</Trans>}
      </Status>
      <Text textStyle="sm" color="fg.muted">
        {isInherited ? (
          <Trans>
            Alle Kommunen ohne eigene Regel nutzen sie. Wenn Sie speichern, erhält die Kommune eine eigene.
          </Trans>
        ) : updatedBy ? (
          <Trans>
            Gespeichert am {at} von {updatedBy}.
          </Trans>
        ) : null}
      </Text>
      {!isInherited && (
        <Button size="sm" onClick={() => setAsking(true)}>
          <Trans>Auf die Regel des Dienstes zurücksetzen …</Trans>
        </Button>
      )}
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
    </Flex>
  );
}
