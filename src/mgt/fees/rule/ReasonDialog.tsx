import { chakra } from "@chakra-ui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { feeRuleReasonMaxLength } from "#domain/feeRules/feeRuleExamples";
import { characterCount } from "#domain/freeText";
import { validationMessage } from "#domain/validationMessage";
import { CommentDialog } from "#forms/CommentDialog";
import { useFormats } from "#i18n/useFormats";
import type { ChangedExample } from "./ruleTrials";

const Changes = chakra("ul", {
  base: { ps: 4, textStyle: "sm", fontVariantNumeric: "tabular-nums", overflowWrap: "anywhere" },
});

interface ReasonDialogProps {
  readonly examples: readonly ChangedExample[];
  readonly onConfirm: (reason: string) => void;
  readonly onClose: () => void;
}

/** Asks for the reason why totals of examples change. Saving updates these totals. */
export function ReasonDialog({ examples, onConfirm, onClose }: ReasonDialogProps) {
  const { t } = useLingui();
  const { euro } = useFormats();
  const [reason, setReason] = useState("");
  return (
    <CommentDialog
      title={t`Mit Begründung speichern`}
      confirmLabel={<Trans>Speichern</Trans>}
      label={<Trans>Begründung</Trans>}
      help={<Trans>Steht danach bei der Fassung der Regel.</Trans>}
      rows={3}
      comment={reason}
      onComment={setReason}
      isBusy={false}
      notice={null}
      refusal={null}
      check={(text) => {
        if (text.trim() === "") return validationMessage("required");
        const isTooLong = characterCount(text) > feeRuleReasonMaxLength;
        return isTooLong ? validationMessage("text_too_long", { max: String(feeRuleReasonMaxLength) }) : null;
      }}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>
        <Plural
          value={examples.length}
          one="Die Regel ändert, was ein Beispiel kostet:"
          other="Die Regel ändert, was # Beispiele kosten:"
        />
      </p>
      <Changes>
        {examples.map(({ name, before, after }) => (
          <li key={name}>
            {name}: {euro(before)} → {after === null ? t`nicht berechenbar` : euro(after)}
          </li>
        ))}
      </Changes>
    </CommentDialog>
  );
}
