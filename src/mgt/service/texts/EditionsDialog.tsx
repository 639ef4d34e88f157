import { Button, chakra, Flex, Skeleton } from "@chakra-ui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Suspense, useCallback, useEffect, useState } from "react";
import {
  graphql,
  useFragment,
  usePaginationFragment,
  usePreloadedQuery,
  useQueryLoader,
  type PreloadedQuery,
} from "react-relay/hooks";
import { formatDateTime } from "#i18n/formats";
import { ActionNoticeView } from "#relay/ActionNoticeView";
import { RequestFailure } from "#relay/RequestFailure";
import { useAction } from "#relay/useAction";
import { useMutationAsync } from "#relay/useMutationAsync";
import { BusyButton } from "#ui/BusyButton";
import { ConfirmDialog } from "#ui/ConfirmDialog";
import { Delayed } from "#ui/Delayed";
import { Dialog } from "#ui/Dialog";
import { EmptyState } from "#ui/EmptyState";
import { LoadBoundary } from "#ui/LoadBoundary";
import { useAnnounce } from "#ui/ui";
import type { EditionsDialog_editions$key } from "./__generated__/EditionsDialog_editions.graphql";
import type { EditionsDialog_texts$key } from "./__generated__/EditionsDialog_texts.graphql";
import type { EditionsDialogMutation } from "./__generated__/EditionsDialogMutation.graphql";
import type { EditionsDialogPageQuery } from "./__generated__/EditionsDialogPageQuery.graphql";
import type { EditionsDialogQuery } from "./__generated__/EditionsDialogQuery.graphql";
import { TextChanges } from "./TextChanges";
import type { TextPage } from "./TextsForm";

/** Editions loaded at a time. */
const pageSize = 20;

const editionsQuery = graphql`
  query EditionsDialogQuery($id: ID!, $count: Int!) @throwOnFieldError {
    node(id: $id) {
      ...EditionsDialog_editions @arguments(count: $count) @alias
    }
  }
`;

const restoreMutation = graphql`
  mutation EditionsDialogMutation(
    $input: RestoreTextEditionInput!
    $filter: TextEntryFilter!
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) {
    restoreTextEdition(input: $input) {
      texts {
        ...TextsForm_texts
          @arguments(filter: $filter, first: $first, after: $after, last: $last, before: $before)
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

interface EditionsDialogProps {
  readonly id: string;
  readonly texts: EditionsDialog_texts$key;
  readonly page: TextPage;
  readonly onClose: () => void;
}

/** Published states with their differences; restores one as a draft. */
export function EditionsDialog({ id, texts, page, onClose }: EditionsDialogProps) {
  const { t } = useLingui();
  const { revision, draftChanges } = useFragment(
    graphql`
      fragment EditionsDialog_texts on ServiceTexts @throwOnFieldError {
        revision
        draftChanges(first: 1) {
          totalCount
        }
      }
    `,
    texts,
  );
  const commit = useMutationAsync<EditionsDialogMutation>(restoreMutation);
  const announce = useAnnounce();
  const { isBusy, notice, run } = useAction();
  const [asked, setAsked] = useState<number | null>(null);
  const [reference, load] = useQueryLoader<EditionsDialogQuery>(editionsQuery);
  const ask = useCallback(() => load({ id, count: pageSize }, { fetchPolicy: "network-only" }), [load, id]);
  useEffect(ask, [ask]);
  async function restore(number: number) {
    const outcome = await run(() => commit({ input: { id, revision, number }, ...page }));
    setAsked(null);
    if (outcome.failure) return;
    announce(t`Fassung ${number} als Entwurf wiederhergestellt`);
    onClose();
  }
  const drafts = draftChanges.totalCount;
  return (
    <Dialog width="wide" title={t`Fassungen`} onCancel={onClose}>
      <Flex direction="column" gap={3} minH="320px">
        {notice && <ActionNoticeView notice={notice} />}
        <LoadBoundary
          attempt={reference}
          renderFailure={(error) => <RequestFailure error={error} level="h2" onRetry={ask} />}
        >
          <Suspense fallback={<Pending />}>
            {reference ? <Loaded reference={reference} onRestore={setAsked} /> : <Pending />}
          </Suspense>
        </LoadBoundary>
      </Flex>
      <ConfirmDialog
        open={asked !== null}
        title={t`Fassung ${asked ?? 0} wiederherstellen`}
        confirmLabel={t`Als Entwurf wiederherstellen`}
        isBusy={isBusy}
        onConfirm={() => void (asked !== null && restore(asked))}
        onClose={() => setAsked(null)}
      >
        <p>
          <Trans>
            Alle Texte werden wieder, wie sie nach dieser Veröffentlichung waren, zunächst als Entwurf. Für
            Bürgerinnen und Bürger ändert sich erst etwas, wenn Sie ihn veröffentlichen.
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
    </Dialog>
  );
}

function Pending() {
  return (
    <Delayed>
      <Skeleton height="48px" />
    </Delayed>
  );
}

interface LoadedProps {
  readonly reference: PreloadedQuery<EditionsDialogQuery>;
  readonly onRestore: (number: number) => void;
}

function Loaded({ reference, onRestore }: LoadedProps) {
  const { node } = usePreloadedQuery<EditionsDialogQuery>(editionsQuery, reference);
  return (
    node?.EditionsDialog_editions && (
      <EditionList service={node.EditionsDialog_editions} onRestore={onRestore} />
    )
  );
}

const Editions = chakra("ol", {
  base: {
    "& > li": { py: 3, borderBottom: "1px solid {colors.border}" },
    "& summary": { minH: 6, cursor: "pointer", textStyle: "sm" },
    "& small": { color: "fg.muted", textStyle: "sm" },
  },
});

interface EditionListProps extends Pick<LoadedProps, "onRestore"> {
  readonly service: EditionsDialog_editions$key;
}

function EditionList({ service, onRestore }: EditionListProps) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    EditionsDialogPageQuery,
    EditionsDialog_editions$key
  >(
    graphql`
      fragment EditionsDialog_editions on CommuneService
      @throwOnFieldError
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "EditionsDialogPageQuery") {
        texts {
          editions(first: $count, after: $cursor) @connection(key: "EditionsDialog_editions") {
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
  const editions = data.texts?.editions.edges ?? [];
  if (editions.length === 0) {
    return (
      <EmptyState icon="clock" title={<Trans>Noch nichts veröffentlicht</Trans>}>
        <Trans>
          Bisher gelten die Texte, die der Dienst mitbringt. Jede Veröffentlichung steht danach hier.
        </Trans>
      </EmptyState>
    );
  }
  return (
    <>
      <Editions>
        {editions.map(
          ({ node: { id, number, publishedAt, publishedBy, comment, origin, changes } }, position) => (
            <li key={id}>
              <Flex wrap="wrap" align="baseline" columnGap={3}>
                <b>
                  <Trans>Fassung {number}</Trans>
                </b>
                <small>
                  <Trans>
                    {formatDateTime(publishedAt)} von {publishedBy.username}
                  </Trans>
                </small>
                {position > 0 && (
                  <Button size="sm" ms="auto" onClick={() => onRestore(number)}>
                    <Trans>Wiederherstellen …</Trans>
                  </Button>
                )}
              </Flex>
              {comment !== "" && <p>{comment}</p>}
              {origin === "REINSTALL" && (
                <p>
                  <Trans>Serviceportal neu installiert</Trans>
                </p>
              )}
              {origin === "RESTORE" && (
                <p>
                  <Trans>Früherer Stand des Serviceportals wiederhergestellt</Trans>
                </p>
              )}
              <details>
                <summary>
                  <Plural value={changes.totalCount} one="# geänderter Text" other="# geänderte Texte" />
                </summary>
                <TextChanges changes={changes.edges.map((edge) => edge.node)} total={changes.totalCount} />
              </details>
            </li>
          ),
        )}
      </Editions>
      {hasNext && (
        <BusyButton isBusy={isLoadingNext} onClick={() => loadNext(pageSize)}>
          <Trans>Frühere anzeigen</Trans>
        </BusyButton>
      )}
    </>
  );
}
