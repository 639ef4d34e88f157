import { Text } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { OpenedQuery } from "#relay/useDialogQuery";
import { useCan } from "#session/useSession";
import { ConfirmDialog } from "#ui/ConfirmDialog";
import type { FeeImpactQuery } from "./__generated__/FeeImpactQuery.graphql";
import { FeeImpact } from "./FeeImpact";

interface DeactivationQuestionProps {
  /** Name of the fee. */
  readonly text: string;
  readonly impact: OpenedQuery<FeeImpactQuery>;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  /** Rules that charge the fee. */
  readonly children: ReactNode;
}

/** Asks before deactivating a fee that rules charge; shows the effect on applications. */
export function DeactivationQuestion(props: DeactivationQuestionProps) {
  const { text, impact, onConfirm, onClose, children } = props;
  const { t } = useLingui();
  const mayEditRules = useCan("commune_service_fee_rules");
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t`„${text}“ deaktivieren?`}
      confirmLabel={t`Trotzdem deaktivieren`}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>
        {children} <Trans>Solange sie inaktiv ist, kostet sie nichts.</Trans>
      </p>
      <FeeImpact impact={impact} />
      {mayEditRules && (
        <Text mt={3}>
          <Trans>Regeln mit dieser Gebühr lassen sich erst wieder speichern, wenn sie aktiv ist.</Trans>
        </Text>
      )}
    </ConfirmDialog>
  );
}
