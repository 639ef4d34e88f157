import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { graphql } from "react-relay/hooks";
import { ActionNoticeView } from "#relay/ActionNoticeView";
import { useAction } from "#relay/useAction";
import { useMutationAsync } from "#relay/useMutationAsync";
import { TextButton } from "#forms/TextButton";
import type { OutdatedNoteMutation } from "./__generated__/OutdatedNoteMutation.graphql";
import { TextDiff } from "../service/TextDiff";

const Note = chakra("div", { base: { mt: 1, textStyle: "sm", color: "status.waiting.fg" } });

interface OutdatedNoteProps {
  readonly serviceId: string;
  /** Revision of the texts. */
  readonly revision: number;
  readonly textKey: string;
  readonly language: string;
  readonly text: string;
  readonly german: string;
  /** The German text on which the translation is based. */
  readonly outdatedGerman: string;
}

/** Changes of the German text since the translation, with a button that confirms the translation. */
export function OutdatedNote(props: OutdatedNoteProps) {
  const { serviceId, revision, textKey, language, text, german, outdatedGerman } = props;
  const { isBusy, notice, run } = useAction();
  const commit = useMutationAsync<OutdatedNoteMutation>(graphql`
    mutation OutdatedNoteMutation($input: SaveTextsInput!) {
      saveTexts(input: $input) {
        texts {
          ...TextsForm_head
        }
        entries {
          ...TextRow_entry
        }
        errors {
          ...userError_error @relay(mask: false)
        }
      }
    }
  `);
  const confirm = () =>
    run(() =>
      commit({
        input: { id: serviceId, revision, texts: [{ key: textKey, language, text, isCurrent: true }] },
      }),
    );
  return (
    <Note>
      <p>
        <Trans>Deutsch wurde geändert:</Trans>{" "}
        <span lang="de">
          <TextDiff marksInvisible before={outdatedGerman} after={german} />
        </span>
      </p>
      <TextButton disabled={isBusy} onClick={() => void confirm()}>
        <Trans>Als aktuell bestätigen</Trans>
      </TextButton>
      {notice && <ActionNoticeView notice={notice} />}
    </Note>
  );
}
