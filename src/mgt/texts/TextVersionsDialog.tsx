import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment, usePaginationFragment } from "react-relay/hooks";
import { ActionNoticeView } from "#relay/ActionNoticeView";
import { DialogQuery } from "#relay/DialogQuery";
import { markStale } from "#relay/staleRecords";
import { useAction } from "#relay/useAction";
import type { OpenedQuery } from "#relay/useDialogQuery";
import { useMutationAsync } from "#relay/useMutationAsync";
import { BusyButton } from "#ui/BusyButton";
import { ConfirmDialog } from "#ui/ConfirmDialog";
import { DoneBy } from "#ui/DoneBy";
import { EmptyState } from "#ui/EmptyState";
import { useAnnounce } from "#ui/ui";
import type { TextVersionsDialog_versions$key } from "./__generated__/TextVersionsDialog_versions.graphql";
import type { TextVersionsDialog_texts$key } from "./__generated__/TextVersionsDialog_texts.graphql";
import type { TextVersionsDialogMutation } from "./__generated__/TextVersionsDialogMutation.graphql";
import type { TextVersionsDialogPageQuery } from "./__generated__/TextVersionsDialogPageQuery.graphql";
import type { TextVersionsDialogQuery } from "./__generated__/TextVersionsDialogQuery.graphql";
import { Version, VersionList, VersionsDialog } from "../service/versions/VersionsDialog";
import { TextChanges } from "./TextChanges";

/** Versions loaded at a time. */
const pageSize = 20;

const versionsQuery = graphql`
  query TextVersionsDialogQuery($id: ID!, $count: Int = 20) @preloadable @throwOnFieldError {
    node(id: $id) {
      ...TextVersionsDialog_versions @arguments(count: $count) @alias
    }
  }
`;

const restoreMutation = graphql`
  mutation TextVersionsDialogMutation($input: RestoreTextVersionInput!) {
    restoreTextVersion(input: $input) {
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

interface TextVersionsDialogProps {
  readonly opened: OpenedQuery<TextVersionsDialogQuery>;
  readonly id: string;
  readonly texts: TextVersionsDialog_texts$key;
  readonly onClose: () => void;
}

/** Published versions with their differences, and the inherited texts. Each can be restored as a draft. */
export function TextVersionsDialog({ opened, id, texts, onClose }: TextVersionsDialogProps) {
  const { t } = useLingui();
  const { revision, draftChanges } = useFragment(
    graphql`
      fragment TextVersionsDialog_texts on ServiceTexts @throwOnFieldError {
        revision
        draftChanges(first: 1) {
          totalCount
        }
      }
    `,
    texts,
  );
  const commit = useMutationAsync<TextVersionsDialogMutation>(restoreMutation);
  const announce = useAnnounce();
  const { isBusy, notice, run } = useAction();
  /** Number of the version to restore. */
  const [chosen, setChosen] = useState<number | null>(null);
  async function restore(number: number) {
    const outcome = await run(() =>
      commit({ input: { id, revision, number } }, { updater: markStale(id, "texts") }),
    );
    setChosen(null);
    if (outcome.failure) return;
    announce(
      number === 0
        ? t`Texte des Dienstes als Entwurf wiederhergestellt`
        : t`Fassung ${number} als Entwurf wiederhergestellt`,
    );
    onClose();
  }
  const drafts = draftChanges.totalCount;
  return (
    <VersionsDialog
      title={t`Fassungen der Texte`}
      notice={notice && <ActionNoticeView notice={notice} />}
      list={
        <DialogQuery query={versionsQuery} opened={opened}>
          {({ node }) =>
            node?.TextVersionsDialog_versions && (
              <TextVersions service={node.TextVersionsDialog_versions} onRestore={setChosen} />
            )
          }
        </DialogQuery>
      }
      onClose={onClose}
    >
      <ConfirmDialog
        open={chosen !== null}
        title={
          chosen === 0 ? t`Texte des Dienstes wiederherstellen` : t`Fassung ${chosen ?? 0} wiederherstellen`
        }
        confirmLabel={t`Als Entwurf wiederherstellen`}
        isBusy={isBusy}
        onConfirm={() => void (chosen !== null && restore(chosen))}
        onClose={() => setChosen(null)}
      >
        <p>
          <Trans>
            Alle Texte werden wieder, wie sie in dieser Fassung waren, zunächst als Entwurf. Für Bürgerinnen
            und Bürger ändert sich erst etwas, wenn Sie ihn veröffentlichen.
          </Trans>
        </p>
        {drafts > 0 && (
          <p>
            <Plural
              value={drafts}
              one="Der jetzige Entwurf mit einem geänderten Text wird dabei verworfen."
              other="Der jetzige Entwurf mit # geänderten Texten wird dabei verworfen."
            />
          </p>
        )}
      </ConfirmDialog>
    </VersionsDialog>
  );
}

interface TextVersionsProps {
  readonly service: TextVersionsDialog_versions$key;
  readonly onRestore: (number: number) => void;
}

function TextVersions({ service, onRestore }: TextVersionsProps) {
  const { t } = useLingui();
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    TextVersionsDialogPageQuery,
    TextVersionsDialog_versions$key
  >(
    graphql`
      fragment TextVersionsDialog_versions on CommuneService
      @throwOnFieldError
      @argumentDefinitions(count: { type: "Int" }, cursor: { type: "String" })
      @refetchable(queryName: "TextVersionsDialogPageQuery") {
        texts {
          versions(first: $count, after: $cursor) @connection(key: "TextVersionsDialog_versions") {
            edges {
              cursor
              node {
                id
                number
                publishedAt
                publishedBy {
                  username
                }
                comment
                origin
                changes(first: 50) {
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
      }
    `,
    service,
  );
  const versions = data.texts?.versions.edges ?? [];
  const oldest = versions.at(-1)?.node.number;
  if (oldest === undefined) {
    return (
      <EmptyState icon="clock" title={<Trans>Noch nichts veröffentlicht</Trans>}>
        <Trans>
          Bisher gelten die Texte, die der Dienst mitbringt. Jede Veröffentlichung steht danach hier.
        </Trans>
      </EmptyState>
    );
  }
  const restore = (number: number, name: string) => ({
    label: <Trans>Wiederherstellen …</Trans>,
    fullLabel: t`${name} wiederherstellen …`,
    onRestore: () => onRestore(number),
  });
  const before = oldest === 1 ? t`Texte des Dienstes` : t`Fassung ${oldest - 1}`;
  return (
    <>
      <VersionList>
        {versions.map(
          ({ node: { id, number, publishedAt, publishedBy, comment, origin, changes } }, position) => (
            <Version
              key={id}
              name={<Trans>Fassung {number}</Trans>}
              origin={<DoneBy at={publishedAt} user={publishedBy.username} />}
              isCurrent={position === 0}
              restore={position > 0 ? restore(number, t`Fassung ${number}`) : undefined}
            >
              {comment !== "" && <p>{comment}</p>}
              {origin === "REINSTALL" && (
                <p>
                  <Trans>Serviceportal neu installiert</Trans>
                </p>
              )}
              {origin === "RESTORE" && (
                <p>
                  <Trans>Fassung des Serviceportals wiederhergestellt</Trans>
                </p>
              )}
              <details>
                <summary>
                  <Plural value={changes.totalCount} one="# geänderter Text" other="# geänderte Texte" />
                </summary>
                <TextChanges changes={changes.edges.map((edge) => edge.node)} total={changes.totalCount} />
              </details>
            </Version>
          ),
        )}
        {!hasNext && (
          <Version name={before} restore={restore(oldest - 1, before)}>
            <p className="help">
              {oldest === 1 ? (
                <Trans>Vor der ersten Veröffentlichung galt, was der Dienst mitbringt.</Trans>
              ) : (
                <Trans>Was davor geändert wurde, ist nicht mehr gespeichert.</Trans>
              )}
            </p>
          </Version>
        )}
      </VersionList>
      {hasNext && (
        <BusyButton isBusy={isLoadingNext} onClick={() => loadNext(pageSize)}>
          <Trans>Frühere anzeigen</Trans>
        </BusyButton>
      )}
    </>
  );
}
