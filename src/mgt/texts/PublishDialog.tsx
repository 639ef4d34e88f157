import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql } from "react-relay/hooks";
import { checkFreeText, readReason } from "#domain/freeText";
import { publicationCommentMaxLength } from "#domain/texts/serviceTexts";
import { CommentDialog } from "#forms/CommentDialog";
import { useUnsavedCount } from "#forms/useUnsavedCount";
import { DialogQuery } from "#relay/DialogQuery";
import { markStale } from "#relay/staleRecords";
import { useAction } from "#relay/useAction";
import type { OpenedQuery } from "#relay/useDialogQuery";
import { useMutationAsync } from "#relay/useMutationAsync";
import { Notice } from "#ui/Notice";
import { useAnnounce } from "#ui/ui";
import type { PublishDialogMutation } from "./__generated__/PublishDialogMutation.graphql";
import type { PublishDialogQuery } from "./__generated__/PublishDialogQuery.graphql";
import { TextChanges } from "./TextChanges";
import { UnsavedTexts, type Publication } from "./PublishedNotice";

const changesQuery = graphql`
  query PublishDialogQuery($id: ID!) @preloadable @throwOnFieldError {
    node(id: $id) {
      ... on CommuneService @alias(as: "service") {
        texts {
          draftChanges(first: 200) {
            totalCount
            edges {
              node {
                ...TextChanges_changes
              }
            }
          }
        }
      }
    }
  }
`;

const publishMutation = graphql`
  mutation PublishDialogMutation($input: PublishTextsInput!) {
    publishTexts(input: $input) {
      texts {
        revision
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
`;

function checkComment(typed: string) {
  const comment = readReason(typed);
  return comment === "" ? null : checkFreeText(comment, publicationCommentMaxLength);
}

interface PublishDialogProps {
  readonly opened: OpenedQuery<PublishDialogQuery>;
  readonly id: string;
  /** Revision of the texts at the time the dialog was opened. */
  readonly revision: number;
  /** Number of changed texts. */
  readonly count: number;
  /** Number of their keys. */
  readonly keyCount: number;
  readonly onPublished: (publication: Publication) => void;
  readonly onClose: () => void;
}

/** Publishes the draft after showing its changes. */
export function PublishDialog(props: PublishDialogProps) {
  const { opened, id, count, keyCount, onPublished, onClose } = props;
  const { t } = useLingui();
  const commit = useMutationAsync<PublishDialogMutation>(publishMutation);
  const announce = useAnnounce();
  const unsaved = useUnsavedCount();
  const { isBusy, notice, run } = useAction();
  const [comment, setComment] = useState("");
  // Revision of the listed changes, so that nothing else is published.
  const [revision, setRevision] = useState(props.revision);
  async function publish(text: string) {
    const outcome = await run(() =>
      commit({ input: { id, revision, comment: text } }, { updater: markStale(id, "texts") }),
    );
    if (outcome.failure) {
      // After a conflict, the user must review the other user's draft before publishing it.
      setRevision(outcome.payload?.texts?.revision ?? revision);
      return opened.reload();
    }
    announce(t`Veröffentlicht`);
    onPublished({ count, unsaved });
    onClose();
  }
  return (
    <CommentDialog
      title={t`Texte veröffentlichen`}
      confirmLabel={
        keyCount < count ? (
          <Trans>
            <Plural value={count} one="# Text" other="# Texte" /> in{" "}
            <Plural value={keyCount} one="# Schlüssel" other="# Schlüsseln" /> veröffentlichen
          </Trans>
        ) : (
          <Plural value={count} one="# Text veröffentlichen" other="# Texte veröffentlichen" />
        )
      }
      label={<Trans>Kommentar</Trans>}
      help={<Trans>Steht bei der Fassung und im Verlauf.</Trans>}
      isOptional
      rows={2}
      comment={comment}
      check={checkComment}
      isBusy={isBusy}
      notice={notice}
      refusal={null}
      onComment={setComment}
      onConfirm={(text) => void publish(text)}
      onClose={onClose}
    >
      <p className="help">
        <Trans>Bürgerinnen und Bürger sehen danach sofort diese Texte:</Trans>
      </p>
      {unsaved > 0 && (
        <Notice tone="waiting" role="note">
          <UnsavedTexts count={unsaved} />
        </Notice>
      )}
      <DialogQuery query={changesQuery} opened={opened}>
        {({ node }) => {
          const changes = node?.service?.texts?.draftChanges;
          return (
            changes && (
              <TextChanges changes={changes.edges.map((edge) => edge.node)} total={changes.totalCount} />
            )
          );
        }}
      </DialogQuery>
    </CommentDialog>
  );
}
