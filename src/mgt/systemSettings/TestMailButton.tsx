import { Flex } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useFormikContext } from "formik";
import { useState } from "react";
import { graphql } from "react-relay/hooks";
import type { SystemSettingsValues } from "#domain/schemas/systemSettings";
import { ActionNoticeView } from "#relay/ActionNoticeView";
import { useAction } from "#relay/useAction";
import { useMutationAsync } from "#relay/useMutationAsync";
import { useViewer } from "#session/useSession";
import { BusyButton } from "#ui/BusyButton";
import { Notice } from "#ui/Notice";
import type { TestMailButtonMutation } from "./__generated__/TestMailButtonMutation.graphql";

const sendMutation = graphql`
  mutation TestMailButtonMutation($input: SendTestMailInput!) {
    sendTestMail(input: $input) {
      sentTo
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

interface TestMailButtonProps {
  /** False: there is no mail server. */
  readonly sendsMail: boolean;
  /** True: the environment sets the sender. */
  readonly isLocked: boolean;
}

/** Sends a mail to the viewer, with the sender in the field, and shows what came of it. */
export function TestMailButton({ sendsMail, isLocked }: TestMailButtonProps) {
  const { t } = useLingui();
  const viewer = useViewer();
  const { values } = useFormikContext<SystemSettingsValues>();
  const send = useMutationAsync<TestMailButtonMutation>(sendMutation);
  const { isBusy, notice, run } = useAction();
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (!sendsMail) {
    return (
      <Notice tone="waiting" icon="warning">
        <Trans>Dieser Server verschickt keine E-Mails: Es ist kein Mailserver eingerichtet.</Trans>
      </Notice>
    );
  }
  async function start() {
    if (isBusy) return;
    setSentTo(null);
    const mailSender = isLocked ? null : values.mailSender.trim() || null;
    const { payload, failure } = await run(() => send({ input: { mailSender } }));
    if (!failure) setSentTo(payload.sentTo ?? null);
  }
  const address = viewer?.email ?? "";
  return (
    <Flex direction="column" align="flex-start" gap={2}>
      <BusyButton isBusy={isBusy} onClick={() => void start()}>
        {t`Test-E-Mail an ${address} senden`}
      </BusyButton>
      <p role="status">
        {sentTo !== null && (
          <Trans>
            Der Mailserver hat die Test-E-Mail an {sentTo} angenommen. Prüfen Sie, ob sie ankommt.
          </Trans>
        )}
      </p>
      {notice && <ActionNoticeView notice={notice} />}
    </Flex>
  );
}
