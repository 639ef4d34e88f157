import { Box, Heading, Text } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { SelectorStoreUpdater } from "relay-runtime";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { useAction } from "#relay/useAction";
import { useMutationAsync } from "#relay/useMutationAsync";
import { useViewer } from "#session/useSession";
import { LabelledCheckbox } from "#ui/LabelledCheckbox";
import { Notice } from "#ui/Notice";
import { useToast } from "#ui/ui";
import type { DigestSetting_query$key } from "./__generated__/DigestSetting_query.graphql";
import type { DigestSettingSaveMutation } from "./__generated__/DigestSettingSaveMutation.graphql";

const saveMutation = graphql`
  mutation DigestSettingSaveMutation($input: SaveOwnSettingsInput!) {
    saveOwnSettings(input: $input) {
      settings {
        wantsDigest
        sendsMail
        digestHour
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

const settingFragment = graphql`
  fragment DigestSetting_query on Query @throwOnFieldError {
    ownSettings {
      wantsDigest
      sendsMail
      digestHour
    }
  }
`;

/** Shows the saved settings wherever they are displayed. */
const storeSettings: SelectorStoreUpdater<DigestSettingSaveMutation["response"]> = (store) => {
  const settings = store.getRootField("saveOwnSettings")?.getLinkedRecord("settings");
  if (settings) store.getRoot().setLinkedRecord(settings, "ownSettings");
};

/** Switches the daily mail about what needs attention on or off; only for those who may see the overview. */
export function DigestSetting({ query }: { readonly query: DigestSetting_query$key }) {
  const { ownSettings } = useFragment(settingFragment, query);
  const { t } = useLingui();
  const toast = useToast();
  const titleId = useId();
  const viewer = useViewer();
  const errorMessage = useErrorMessage();
  const save = useMutationAsync<DigestSettingSaveMutation>(saveMutation);
  const { isBusy, run } = useAction();
  /** Shown until the server has answered. */
  const [chosen, setChosen] = useState<boolean | null>(null);
  const { wantsDigest, sendsMail, digestHour } = ownSettings;
  if (typeof wantsDigest !== "boolean" || !viewer) return null;

  async function change(isWanted: boolean) {
    if (isBusy) return;
    setChosen(isWanted);
    const { failure } = await run(() =>
      save({ input: { wantsDigest: isWanted } }, { updater: storeSettings }),
    );
    setChosen(null);
    if (failure) toast({ tone: "error", text: errorMessage(failure) });
    else if (isWanted) toast({ text: t`Zusammenfassung eingeschaltet` });
    else toast({ text: t`Zusammenfassung ausgeschaltet` });
  }

  return (
    <Box as="section" aria-labelledby={titleId} maxW="392px">
      <Heading id={titleId}>
        <Trans>Tägliche Zusammenfassung</Trans>
      </Heading>
      <Box mt={3}>
        <LabelledCheckbox
          checked={chosen ?? wantsDigest}
          inputProps={{ "aria-describedby": `${titleId}-help` }}
          onCheck={(isWanted) => void change(isWanted)}
        >
          <Trans>Per E-Mail erhalten, was Aufmerksamkeit braucht</Trans>
        </LabelledCheckbox>
      </Box>
      <Text id={`${titleId}-help`} mt={1} textStyle="sm" color="fg.muted" textWrap="pretty">
        <Trans>
          Jeden Tag um {digestHour} Uhr an {viewer.email}, mit den Zeilen der Übersicht. Braucht nichts
          Aufmerksamkeit, kommt keine E-Mail.
        </Trans>
      </Text>
      {!sendsMail && (
        <Box mt={3}>
          <Notice tone="waiting" icon="warning">
            <Trans>Dieser Server verschickt keine E-Mails: Es ist kein Mailserver eingerichtet.</Trans>
          </Notice>
        </Box>
      )}
    </Box>
  );
}
