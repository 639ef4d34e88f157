import { Button, Stack } from "@chakra-ui/react";
import { Plural, Trans } from "@lingui/react/macro";
import { useState, type ReactNode } from "react";
import type { ResourceKind } from "#domain/resources/resourceKinds";
import { resourceCommentMaxLength } from "#domain/resources/resourceKinds";
import { CommentForm } from "#forms/CommentForm";
import { Dialog } from "#ui/Dialog";
import { DocumentChanges } from "./DocumentChanges";
import type { KeystoreUpload } from "./resourceValues";

interface SaveDialogProps {
  readonly kind: ResourceKind;
  readonly before: string;
  readonly after: string;
  readonly upload: KeystoreUpload | null;
  /** Notice above the changes, e.g. that another user's changes were merged. */
  readonly notice: ReactNode;
  readonly useCount: number;
  readonly onConfirm: (comment: string) => void;
  readonly onClose: () => void;
}

/** Confirms a save: shows its changes and asks for a comment. */
export function SaveDialog(props: SaveDialogProps) {
  const { notice, useCount, onConfirm, onClose, ...changes } = props;
  const [comment, setComment] = useState("");
  return (
    <CommentForm
      comment={comment}
      label={<Trans>Anmerkung zur Änderung</Trans>}
      help={<Trans>Steht im Verlauf der Ressource.</Trans>}
      isOptional
      rows={2}
      isBusy={false}
      refusal={null}
      check={(text) =>
        text.trim().length > resourceCommentMaxLength
          ? { code: "text_too_long", params: { max: String(resourceCommentMaxLength) } }
          : null
      }
      onComment={setComment}
      onConfirm={onConfirm}
    >
      {(field, submit) => (
        <Dialog
          width="full"
          title={<Trans>Änderungen speichern</Trans>}
          onCancel={onClose}
          footer={
            <>
              <Button onClick={onClose}>
                <Trans>Weiter bearbeiten</Trans>
              </Button>
              <Button variant="solid" data-focus-first="" onClick={submit}>
                <Trans>Speichern</Trans>
              </Button>
            </>
          }
        >
          <Stack gap={4}>
            {notice}
            {useCount > 0 && (
              <p>
                <Plural
                  value={useCount}
                  one="Die Ressource wird an # Stelle benutzt. Dort gilt die Änderung sofort."
                  other="Die Ressource wird an # Stellen benutzt. Dort gilt die Änderung sofort."
                />
              </p>
            )}
            <DocumentChanges {...changes} level="h3" />
            {field}
          </Stack>
        </Dialog>
      )}
    </CommentForm>
  );
}
