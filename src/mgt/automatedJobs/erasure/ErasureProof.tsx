import { Box, Heading } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { useOwnedQuery } from "#relay/preload";
import type { ErasureProofQuery } from "./__generated__/ErasureProofQuery.graphql";
import { AllProofsLink } from "./AllProofsLink";
import { ErasurePanel } from "./ErasurePanel";
import { ProofFacts } from "./ProofFacts";

const proofQuery = graphql`
  query ErasureProofQuery($runId: ID!) @throwOnFieldError @preloadable {
    applicantErasure(runId: $runId) {
      isUnchanged
      ...ProofFacts_erasure
    }
  }
`;

interface ErasureProofProps {
  readonly queryRef: PreloadedQuery<ErasureProofQuery>;
}

/**
 * The proof of what a run has erased, also after the run itself is no longer kept; renders nothing if the run has not
 * finished one.
 */
export function ErasureProof({ queryRef }: ErasureProofProps) {
  return (
    <ErasurePanel queryRef={queryRef}>
      <LoadedProof queryRef={queryRef} />
    </ErasurePanel>
  );
}

function LoadedProof({ queryRef }: ErasureProofProps) {
  const { applicantErasure: proof } = useOwnedQuery<ErasureProofQuery>(proofQuery, queryRef);
  return (
    proof && (
      <Box as="section" mt={7}>
        <Heading as="h2" textStyle="h3" mb={2}>
          <Trans>Löschnachweis</Trans>
        </Heading>
        <ProofFacts erasure={proof} isUnchanged={proof.isUnchanged} />
        <AllProofsLink />
      </Box>
    )
  );
}
