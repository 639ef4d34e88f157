import { Box, Heading } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useEffect } from "react";
import { graphql } from "react-relay/hooks";
import { DialogQuery } from "#relay/DialogQuery";
import { useDialogQuery } from "#relay/useDialogQuery";
import ErasureProofParameters from "./__generated__/ErasureProofQuery$parameters";
import type { ErasureProofQuery } from "./__generated__/ErasureProofQuery.graphql";
import { ProofFacts } from "./ProofFacts";

const proofQuery = graphql`
  query ErasureProofQuery($runId: ID!) @throwOnFieldError @preloadable {
    applicantErasure(runId: $runId) {
      isUnchanged
      ...ProofFacts_erasure
    }
  }
`;

/** The proof of what a run has erased; renders nothing if the run has not finished one. */
export function ErasureProof({ runId }: { readonly runId: string }) {
  const { opened, open } = useDialogQuery<ErasureProofQuery>(ErasureProofParameters);
  useEffect(() => open({ runId }), [open, runId]);
  return (
    opened && (
      <DialogQuery query={proofQuery} opened={opened}>
        {({ applicantErasure: proof }) =>
          proof && (
            <Box as="section" mt={7}>
              <Heading as="h2" textStyle="h3" mb={2}>
                <Trans>Löschnachweis</Trans>
              </Heading>
              <ProofFacts erasure={proof} isUnchanged={proof.isUnchanged} />
            </Box>
          )
        }
      </DialogQuery>
    )
  );
}
