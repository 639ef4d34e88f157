import { Box, Button, chakra } from "@chakra-ui/react";
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
import { useErrorMessage } from "#i18n/useErrorMessage";
import { useFormats } from "#i18n/useFormats";
import { ImportFooter } from "#mgt/imports/ImportFrame";
import { ActionNoticeView } from "#relay/ActionNoticeView";
import { payloadFailure } from "#relay/failure";
import { RequestFailure } from "#relay/RequestFailure";
import { useAction } from "#relay/useAction";
import { useMutationAsync } from "#relay/useMutationAsync";
import { usePolledQuery } from "#relay/usePolling";
import { Ags } from "#ui/Ags";
import { BusyButton } from "#ui/BusyButton";
import { ConfirmDialog } from "#ui/ConfirmDialog";
import { LoadBoundary } from "#ui/LoadBoundary";
import { Notice } from "#ui/Notice";
import { Status } from "#ui/Status";
import { AnnouncedProgress } from "#ui/upload/AnnouncedProgress";
import type { TransferResult_results$key } from "./__generated__/TransferResult_results.graphql";
import type { TransferResult_transfer$key } from "./__generated__/TransferResult_transfer.graphql";
import type { TransferResultCancelMutation } from "./__generated__/TransferResultCancelMutation.graphql";
import type { TransferResultPageQuery } from "./__generated__/TransferResultPageQuery.graphql";
import type { TransferResultQuery } from "./__generated__/TransferResultQuery.graphql";

/** Time between an answer and the next poll in milliseconds. */
const pollIntervalMs = 1_000;
/** Results loaded at a time. */
const pageSize = 50;

const resultQuery = graphql`
  query TransferResultQuery($id: ID!) @throwOnFieldError {
    node(id: $id) {
      ...TransferResult_transfer @alias
      ...TransferResult_results @alias
    }
  }
`;

const cancelMutation = graphql`
  mutation TransferResultCancelMutation($input: CancelTextTransferInput!) {
    cancelTextTransfer(input: $input) {
      transfer {
        ...TransferResult_transfer
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

interface TransferResultProps {
  /** Node id of the transfer. */
  readonly id: string;
  readonly onClose: () => void;
}

/** Last step: progress, and the result of each commune. It goes on in the background if the dialog is closed. */
export function TransferResult({ id, onClose }: TransferResultProps) {
  const { t } = useLingui();
  const [reference, load] = useQueryLoader<TransferResultQuery>(resultQuery);
  const ask = useCallback(() => load({ id }, { fetchPolicy: "network-only" }), [load, id]);
  useEffect(ask, [ask]);
  const pending = <AnnouncedProgress label={t`Das Ergebnis wird geladen`} share={null} />;
  return (
    <>
      <LoadBoundary
        attempt={reference}
        renderFailure={(error) => <RequestFailure error={error} level="h2" onRetry={ask} />}
      >
        <Suspense fallback={pending}>
          {reference ? <Loaded id={id} reference={reference} /> : pending}
        </Suspense>
      </LoadBoundary>
      <ImportFooter>
        <Button variant="solid" onClick={onClose}>
          <Trans>Schließen</Trans>
        </Button>
      </ImportFooter>
    </>
  );
}

function Loaded({
  id,
  reference,
}: {
  readonly id: string;
  readonly reference: PreloadedQuery<TransferResultQuery>;
}) {
  const { node } = usePreloadedQuery<TransferResultQuery>(resultQuery, reference);
  if (!node?.TransferResult_transfer || !node.TransferResult_results) {
    return (
      <p>
        <Trans>Diese Übertragung gibt es nicht mehr.</Trans>
      </p>
    );
  }
  return (
    <>
      <Progress id={id} transfer={node.TransferResult_transfer} />
      <Results transfer={node.TransferResult_results} />
    </>
  );
}

function Progress({ id, transfer }: { readonly id: string; readonly transfer: TransferResult_transfer$key }) {
  const { t } = useLingui();
  const { number } = useFormats();
  const { state, mode, createdBy, counts } = useFragment(
    graphql`
      fragment TransferResult_transfer on TextTransfer @throwOnFieldError {
        state
        mode
        createdBy {
          username
        }
        counts {
          total
          waiting
          done
          failed
          partial
        }
      }
    `,
    transfer,
  );
  const commit = useMutationAsync<TransferResultCancelMutation>(cancelMutation);
  const { isBusy, notice, run } = useAction();
  const [isAsking, setAsking] = useState(false);
  const isRunning = state === "RUNNING";
  async function cancel() {
    await run(() => commit({ input: { id } }));
    setAsking(false);
  }
  usePolledQuery<TransferResultQuery>(resultQuery, { id }, isRunning ? pollIntervalMs : null);
  const { total, waiting, done, failed, partial } = counts;
  if (isRunning) {
    const [handled, all] = [number(total - waiting), number(total)];
    return (
      <>
        <AnnouncedProgress
          label={t`Die Texte werden übertragen`}
          text={t`${handled} von ${all} Kommunen`}
          share={(total - waiting) / total}
        />
        <Box as="p" color="fg.muted" textStyle="sm">
          <Trans>
            Sie können dieses Fenster schließen: Die Übertragung läuft weiter, und das Ergebnis steht danach
            im ersten Schritt unter „frühere Übertragungen“.
          </Trans>
        </Box>
        {notice && <ActionNoticeView notice={notice} />}
        <Button justifySelf="start" onClick={() => setAsking(true)}>
          <Trans>Übertragung anhalten …</Trans>
        </Button>
        <ConfirmDialog
          open={isAsking}
          title={<Trans>Übertragung anhalten</Trans>}
          confirmLabel={<Trans>Übertragung anhalten</Trans>}
          cancelLabel={<Trans>Weiterlaufen lassen</Trans>}
          isExpected
          isBusy={isBusy}
          onConfirm={() => void cancel()}
          onClose={() => setAsking(false)}
        >
          <p>
            <Trans>
              Begonnen von {createdBy.username}. Was schon übertragen ist, bleibt; die übrigen Kommunen
              bleiben, wie sie sind. Fortsetzen lässt sich die Übertragung danach nicht.
            </Trans>
          </p>
        </ConfirmDialog>
      </>
    );
  }
  return (
    <Notice tone={failed > 0 || partial > 0 || waiting > 0 ? "waiting" : "success"} role="status">
      <p>
        {mode === "PUBLISH" ? (
          <Plural
            value={done}
            one="In # Kommune sind die Texte veröffentlicht."
            other="In # Kommunen sind die Texte veröffentlicht."
          />
        ) : (
          <Plural
            value={done}
            one="In # Kommune sind die Texte als Entwurf gespeichert."
            other="In # Kommunen sind die Texte als Entwurf gespeichert."
          />
        )}
      </p>
      {failed > 0 && (
        <p>
          <Plural
            value={failed}
            one="In # Kommune wurde nichts geändert; der Grund steht unten."
            other="In # Kommunen wurde nichts geändert; die Gründe stehen unten."
          />
        </p>
      )}
      {partial > 0 && (
        <p>
          <Plural
            value={partial}
            one="In # Kommune wurden Texte ausgelassen, die sich nach dem Probelauf geändert haben."
            other="In # Kommunen wurden Texte ausgelassen, die sich nach dem Probelauf geändert haben."
          />
        </p>
      )}
      {state === "CANCELLED" && (
        <p>
          <Plural
            value={waiting}
            one="Die Übertragung wurde angehalten; # Kommune blieb unverändert."
            other="Die Übertragung wurde angehalten; # Kommunen blieben unverändert."
          />
        </p>
      )}
    </Notice>
  );
}

const List = chakra("ul", {
  base: {
    borderTop: "1px solid {colors.border}",
    textStyle: "sm",
    "& > li": { py: 2, borderBottom: "1px solid {colors.border.muted}" },
    "& > li > div": { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 3 },
    "& .status": { ms: "auto" },
    "& p": { color: "fg.muted" },
  },
});

function Results({ transfer }: { readonly transfer: TransferResult_results$key }) {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    TransferResultPageQuery,
    TransferResult_results$key
  >(
    graphql`
      fragment TransferResult_results on TextTransfer
      @throwOnFieldError
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" })
      @refetchable(queryName: "TransferResultPageQuery") {
        results(first: $count, after: $cursor) @connection(key: "TransferResult_results") {
          edges {
            node {
              id
              ags
              communeName
              state
              copied
              kept
              changed
              error {
                ...userError_error @relay(mask: false)
              }
            }
          }
        }
      }
    `,
    transfer,
  );
  return (
    <>
      <List aria-label={t`Ergebnis je Kommune`}>
        {data.results.edges.map(({ node: { id, ags, communeName, state, error, ...numbers } }) => (
          <li key={id}>
            <div>
              <b lang="de">{communeName}</b>
              <Ags ags={ags} />
              {state === "FAILED" ? (
                <Status tone="error">{t`Nicht übertragen`}</Status>
              ) : state === "WAITING" ? (
                <Status tone="neutral">{t`Noch nicht an der Reihe`}</Status>
              ) : numbers.copied > 0 ? (
                <Status tone="success">
                  <Plural value={numbers.copied} one="# Text übertragen" other="# Texte übertragen" />
                </Status>
              ) : (
                <Status tone="neutral">
                  {numbers.kept + numbers.changed > 0 ? t`Nichts übertragen` : t`Nichts zu ändern`}
                </Status>
              )}
            </div>
            {error && <p>{errorMessage(payloadFailure(error))}</p>}
            {numbers.kept > 0 && (
              <p>
                <Plural
                  value={numbers.kept}
                  one="# abweichender Text wurde wie gewählt nicht überschrieben."
                  other="# abweichende Texte wurden wie gewählt nicht überschrieben."
                />
              </p>
            )}
            {numbers.changed > 0 && (
              <p>
                <Plural
                  value={numbers.changed}
                  one="# Text wurde ausgelassen: Die Kommune hat ihn nach dem Probelauf geändert."
                  other="# Texte wurden ausgelassen: Die Kommune hat sie nach dem Probelauf geändert."
                />
              </p>
            )}
          </li>
        ))}
      </List>
      {hasNext && (
        <BusyButton justifySelf="start" isBusy={isLoadingNext} onClick={() => loadNext(pageSize)}>
          <Trans>Weitere anzeigen</Trans>
        </BusyButton>
      )}
    </>
  );
}
