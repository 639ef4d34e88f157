import { Button } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { graphql } from "react-relay/hooks";
import { useAction } from "#relay/useAction";
import { useMutationAsync } from "#relay/useMutationAsync";
import { useAnnounce } from "#ui/ui";
import { ConfirmDialog } from "#ui/ConfirmDialog";
import { Icon } from "#ui/Icon";
import type { RemovePictureButtonMutation } from "./__generated__/RemovePictureButtonMutation.graphql";
import { PictureProblem } from "./PictureProblem";

interface RemovePictureButtonProps {
  readonly ags: string;
  readonly revision: number;
  /** Revision of the commune. */
  readonly name: string;
}

/** Removes the picture after a confirmation. */
export function RemovePictureButton({ ags, revision, name }: RemovePictureButtonProps) {
  const announce = useAnnounce();
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const { failure, run } = useAction();
  const problemId = useId();
  const commit = useMutationAsync<RemovePictureButtonMutation>(graphql`
    mutation RemovePictureButtonMutation($input: RemoveCommunePictureInput!) {
      removeCommunePicture(input: $input) {
        commune {
          ...PictureSection_commune
          # All that the revision guards: a form beside would take its old values for current ones.
          ...MasterDataForm_commune
          ...AtAGlance_commune
        }
        errors {
          ...userError_error @relay(mask: false)
        }
      }
    }
  `);

  async function remove() {
    const outcome = await run(() => commit({ input: { ags, revision } }));
    if (!outcome.failure) announce(t`Bild entfernt`);
    setAsking(false);
  }

  return (
    <>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        <Icon name="trash" />
        <Trans>Entfernen</Trans>
      </Button>
      {failure && <PictureProblem id={problemId} failure={failure} />}
      <ConfirmDialog
        open={isAsking}
        title={t`Bild entfernen`}
        confirmLabel={t`Bild entfernen`}
        tone="danger"
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      >
        <Trans>
          Das Bild von {name} wird entfernt und überall durch das allgemeine Zeichen ersetzt. Wiederherstellen
          lässt es sich nur, indem Sie die Datei noch einmal senden.
        </Trans>
      </ConfirmDialog>
    </>
  );
}
