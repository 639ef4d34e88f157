import { Suspense, useEffect, type ReactNode } from "react";
import { graphql, usePreloadedQuery, useQueryLoader, type PreloadedQuery } from "react-relay/hooks";
import { LoadBoundary } from "#ui/LoadBoundary";
import type { ChosenUserQuery } from "./__generated__/ChosenUserQuery.graphql";

const chosenUserQuery = graphql`
  query ChosenUserQuery($id: ID!) @throwOnFieldError {
    userAccount(id: $id) {
      username
    }
  }
`;

/** Name of a user in the URL; the id until the name is loaded, and of a removed user. */
export function ChosenUser({ id }: { readonly id: string }): ReactNode {
  const [reference, load] = useQueryLoader<ChosenUserQuery>(chosenUserQuery);
  useEffect(() => load({ id }, { fetchPolicy: "store-or-network" }), [load, id]);
  if (!reference) return id;
  return (
    <LoadBoundary attempt={reference} renderFailure={() => id}>
      <Suspense fallback={id}>
        <Name queryRef={reference} id={id} />
      </Suspense>
    </LoadBoundary>
  );
}

function Name({ queryRef, id }: { readonly queryRef: PreloadedQuery<ChosenUserQuery>; readonly id: string }) {
  const { userAccount } = usePreloadedQuery<ChosenUserQuery>(chosenUserQuery, queryRef);
  return userAccount?.username ?? id;
}
