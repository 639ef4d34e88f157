import { Button, Flex, Stack } from "@chakra-ui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { memo, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { ActionNoticeView } from "#relay/ActionNoticeView";
import { markStale } from "#relay/staleRecords";
import { useAction } from "#relay/useAction";
import { useDialogQuery } from "#relay/useDialogQuery";
import { useMutationAsync } from "#relay/useMutationAsync";
import { ConfirmDialog } from "#ui/ConfirmDialog";
import { lazyOverlay } from "#ui/lazyOverlay";
import { Notice } from "#ui/Notice";
import { useAnnounce } from "#ui/ui";
import { useRestoreFocus } from "#ui/useRestoreFocus";
import type { DraftBarDiscardMutation } from "./__generated__/DraftBarDiscardMutation.graphql";
import type { DraftBar_texts$key } from "./__generated__/DraftBar_texts.graphql";
import PublishDialogParameters from "./__generated__/PublishDialogQuery$parameters";
import { DiscardedNotice, PublishedNotice, type Publication } from "./PublishedNotice";

const PublishDialog = lazyOverlay(async () => (await import("./PublishDialog")).PublishDialog);

const discardMutation = graphql`
  mutation DraftBarDiscardMutation($input: DiscardTextDraftInput!) {
    discardTextDraft(input: $input) {
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
`;

interface DraftBarProps {
  readonly id: string;
  readonly texts: DraftBar_texts$key;
}

/** Notice about the draft, with buttons to publish or discard it. Renders nothing without a draft. */
export const DraftBar = memo(function DraftBar({ id, texts }: DraftBarProps) {
  const data = useFragment(
    graphql`
      fragment DraftBar_texts on ServiceTexts @throwOnFieldError {
        revision
        draftChanges(first: 1) {
          totalCount
        }
        sections {
          drafts
        }
      }
    `,
    texts,
  );
  const publishing = useDialogQuery(PublishDialogParameters);
  const [isDiscarding, setDiscarding] = useState(false);
  const { revision, draftChanges, sections } = data;
  const count = draftChanges.totalCount;
  const keyCount = sections.reduce((sum, { drafts }) => sum + drafts, 0);
  const [outcome, setOutcome] = useState<Publication | "discarded" | null>(null);
  const bar = useRestoreFocus(`${count > 0} ${publishing.opened !== null} ${isDiscarding}`);
  const { t } = useLingui();
  const announce = useAnnounce();
  const commit = useMutationAsync<DraftBarDiscardMutation>(discardMutation);
  const { isBusy, notice, run } = useAction();
  async function discard() {
    const { failure } = await run(() =>
      commit({ input: { id, revision } }, { updater: markStale(id, "texts") }),
    );
    setDiscarding(false);
    if (failure) return;
    setOutcome("discarded");
    announce(t`Entwurf verworfen`);
  }
  return (
    <Stack ref={bar} tabIndex={-1} gap={4} _empty={{ display: "none" }}>
      {count > 0 && (
        <Notice tone="waiting" icon="pencil">
          {/* Keeps the buttons from pushing the text away from the icon. */}
          <Flex wrap="wrap" align="center" columnGap={4} rowGap={2} my={{ md: -1.5 }}>
            <span>
              <ChangedTexts count={count} keyCount={keyCount} />
            </span>
            <Flex wrap="wrap" gap={2} ms={{ sm: "auto" }}>
              <Button size="sm" onClick={() => setDiscarding(true)}>
                <Trans>Entwurf verwerfen …</Trans>
              </Button>
              <Button
                size="sm"
                variant="solid"
                {...PublishDialog.intent}
                onClick={() => publishing.open({ id })}
              >
                <Trans>Veröffentlichen …</Trans>
              </Button>
            </Flex>
          </Flex>
        </Notice>
      )}
      {count === 0 && outcome === "discarded" && <DiscardedNotice />}
      {count === 0 && outcome && outcome !== "discarded" && <PublishedNotice {...outcome} />}
      {publishing.opened && (
        <PublishDialog
          opened={publishing.opened}
          id={id}
          revision={revision}
          count={count}
          keyCount={keyCount}
          onPublished={setOutcome}
          onClose={publishing.close}
        />
      )}
      {notice && <ActionNoticeView notice={notice} />}
      <ConfirmDialog
        open={isDiscarding}
        title={t`Entwurf verwerfen`}
        confirmLabel={<Plural value={count} one="# Änderung verwerfen" other="# Änderungen verwerfen" />}
        tone="danger"
        isBusy={isBusy}
        onConfirm={() => void discard()}
        onClose={() => setDiscarding(false)}
      >
        <Trans>
          Die gespeicherten, noch nicht veröffentlichten Änderungen aller Benutzer an diesen Texten gehen
          verloren. Was veröffentlicht ist, bleibt, wie es ist.
        </Trans>
      </ConfirmDialog>
    </Stack>
  );
});

/** Numbers of the changed texts and, if they differ, of their keys. */
function ChangedTexts({ count, keyCount }: { readonly count: number; readonly keyCount: number }) {
  if (keyCount >= count) {
    return (
      <Plural
        value={count}
        one="# Text ist geändert und noch nicht veröffentlicht."
        other="# Texte sind geändert und noch nicht veröffentlicht."
      />
    );
  }
  return (
    <Trans>
      <Plural value={count} one="# Text" other="# Texte" /> in{" "}
      <Plural value={keyCount} one="# Schlüssel" other="# Schlüsseln" /> sind geändert und noch nicht
      veröffentlicht.
    </Trans>
  );
}
