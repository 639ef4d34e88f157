import { Box, Button, DataList } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { erasureJob } from "#domain/erasure";
import { formatDateTime } from "#i18n/formats";
import { useOwnedQuery } from "#relay/preload";
import { AppLink } from "#ui/AppLink";
import { EmptyState } from "#ui/EmptyState";
import { Fact } from "#ui/Fact";
import { Page } from "#ui/Page";
import { automatedJobsTitle, erasureProofsTitle } from "#ui/screenTitles";
import { ToastRegion } from "#ui/ToastRegion";
import { useAutomatedJobName } from "#ui/useAutomatedJobName";
import type { ErasureProofScreenQuery } from "./__generated__/ErasureProofScreenQuery.graphql";
import { ErasurePanel } from "./ErasurePanel";
import { ProofFacts } from "./ProofFacts";

const proofQuery = graphql`
  query ErasureProofScreenQuery($id: ID!) @throwOnFieldError @preloadable {
    node(id: $id) {
      ... on ApplicantErasure @alias(as: "proof") {
        isUnchanged
        run {
          id
          dueAt
        }
        ...ProofFacts_erasure
      }
    }
  }
`;

interface ErasureProofScreenProps {
  readonly queryRef: PreloadedQuery<ErasureProofScreenQuery>;
}

/** A proof of erased applicants' data, compared with the stored processes. */
export function ErasureProofScreen({ queryRef }: ErasureProofScreenProps) {
  const { i18n } = useLingui();
  const nameOf = useAutomatedJobName();
  return (
    <>
      <Page
        title={<Trans>Löschnachweis</Trans>}
        from={[
          { to: "/admin/more/automated-jobs", text: i18n._(automatedJobsTitle) },
          { to: "/admin/more/automated-jobs/$job", params: { job: erasureJob }, text: nameOf(erasureJob) },
          {
            to: "/admin/more/automated-jobs/erase-applicant-data/proofs",
            text: i18n._(erasureProofsTitle),
          },
        ]}
      >
        <ErasurePanel queryRef={queryRef}>
          <LoadedProof queryRef={queryRef} />
        </ErasurePanel>
      </Page>
      <ToastRegion />
    </>
  );
}

function LoadedProof({ queryRef }: ErasureProofScreenProps) {
  const { t } = useLingui();
  const { node } = useOwnedQuery<ErasureProofScreenQuery>(proofQuery, queryRef);
  const proof = node?.proof;
  if (!proof) return <UnknownProof />;
  const { run } = proof;
  return (
    <>
      <Box mt={4}>
        <ProofFacts erasure={proof} isUnchanged={proof.isUnchanged} />
      </Box>
      <DataList.Root mt={4}>
        <Fact name={t`Lauf`} value="shown">
          {run ? (
            <AppLink
              variant="text"
              to="/admin/more/automated-jobs/$job/$run"
              params={{ job: erasureJob, run: run.id }}
            >
              {formatDateTime(run.dueAt)}
            </AppLink>
          ) : (
            <Trans>Nicht mehr gespeichert</Trans>
          )}
        </Fact>
      </DataList.Root>
    </>
  );
}

/** Shown for an id that no proof has. */
function UnknownProof() {
  return (
    <EmptyState
      icon="clock"
      title={<Trans>Diesen Löschnachweis gibt es nicht</Trans>}
      actions={
        <Button asChild variant="solid">
          <AppLink to="/admin/more/automated-jobs/erase-applicant-data/proofs" variant="bare">
            <Trans>Zu den Löschnachweisen</Trans>
          </AppLink>
        </Button>
      }
    >
      <Trans>Prüfen Sie die Adresse, oder suchen Sie ihn in der Liste.</Trans>
    </EmptyState>
  );
}
