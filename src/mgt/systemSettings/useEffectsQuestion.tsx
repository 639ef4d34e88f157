import { Trans } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay/hooks";
import { ConfirmDialog } from "#ui/ConfirmDialog";
import { EffectLines } from "./EffectLines";
import type { SystemSettingChanges } from "./__generated__/SystemSettingsFormSaveMutation.graphql";
import type {
  useEffectsQuestionQuery as EffectsQuery,
  useEffectsQuestionQuery$data,
} from "./__generated__/useEffectsQuestionQuery.graphql";

const effectsQuery = graphql`
  query useEffectsQuestionQuery($changes: SystemSettingChanges!) @throwOnFieldError {
    systemSettingsEffects(changes: $changes) {
      endedSessionCount
      endsOwnSession
      expiredInvitationCount
      erasedApplicationCount
      pseudonymisedEntryCount
      languagesInUse {
        language
        serviceCount
      }
    }
  }
`;

/** What saving would do at once. */
export type Effects = useEffectsQuestionQuery$data["systemSettingsEffects"];

interface OpenQuestion {
  readonly effects: Effects;
  readonly answer: (isConfirmed: boolean) => void;
}

/** Asks before a save that does something at once, and says what. */
export function useEffectsQuestion() {
  const environment = useRelayEnvironment();
  const [question, setQuestion] = useState<OpenQuestion | null>(null);
  const isConfirmed = useRef(false);

  async function confirmEffects(changes: SystemSettingChanges, isResend: boolean): Promise<boolean> {
    if (!isResend) isConfirmed.current = false;
    if (isConfirmed.current) return true;
    const options = { fetchPolicy: "network-only" } as const;
    const data = await fetchQuery<EffectsQuery>(environment, effectsQuery, { changes }, options).toPromise();
    const effects = data?.systemSettingsEffects;
    if (!effects || !hasEffect(effects)) return true;
    isConfirmed.current = await new Promise<boolean>((answer) => setQuestion({ effects, answer }));
    setQuestion(null);
    return isConfirmed.current;
  }

  const dialog = question && (
    <ConfirmDialog
      open
      title={<Trans>Einstellungen speichern?</Trans>}
      confirmLabel={<Trans>Speichern</Trans>}
      onConfirm={() => question.answer(true)}
      onClose={() => question.answer(false)}
    >
      <p>
        <Trans>Das bewirken Ihre Änderungen:</Trans>
      </p>
      <EffectLines effects={question.effects} />
    </ConfirmDialog>
  );
  return { dialog, confirmEffects };
}

function hasEffect(effects: Effects): boolean {
  return (
    effects.endedSessionCount > 0 ||
    effects.expiredInvitationCount > 0 ||
    effects.erasedApplicationCount > 0 ||
    effects.pseudonymisedEntryCount > 0 ||
    effects.languagesInUse.length > 0
  );
}
