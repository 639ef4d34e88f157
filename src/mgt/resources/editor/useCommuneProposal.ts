import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay/hooks";
import { isAgs } from "#domain/ags";
import type {
  useCommuneProposalQuery,
  useCommuneProposalQuery$data,
} from "./__generated__/useCommuneProposalQuery.graphql";

const proposalQuery = graphql`
  query useCommuneProposalQuery($ags: AGS!) @throwOnFieldError {
    communeProposal(ags: $ags) {
      ags
      isAdded
      state
      name
      unit
    }
  }
`;

export type CommuneProposal = useCommuneProposalQuery$data["communeProposal"];

/** Looks up the commune of a complete AGS in a register; null while pending and after a failure. */
export function useCommuneProposal(ags: string): CommuneProposal | null {
  const environment = useRelayEnvironment();
  const [proposal, setProposal] = useState<CommuneProposal | null>(null);
  useEffect(() => {
    if (!isAgs(ags)) return undefined;
    const answer = fetchQuery<useCommuneProposalQuery>(environment, proposalQuery, { ags });
    const subscription = answer.subscribe({
      next: ({ communeProposal }) => setProposal(communeProposal),
      error: () => setProposal(null),
    });
    return () => subscription.unsubscribe();
  }, [environment, ags]);
  return proposal?.ags === ags ? proposal : null;
}
