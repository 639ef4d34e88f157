import { Suspense, useEffect, type ReactNode } from "react";
import { graphql, usePreloadedQuery, useQueryLoader, type PreloadedQuery } from "react-relay/hooks";
import { LoadBoundary } from "#ui/LoadBoundary";
import type { ChosenCommuneQuery } from "./__generated__/ChosenCommuneQuery.graphql";

const chosenCommuneQuery = graphql`
  query ChosenCommuneQuery($ags: AGS!) @throwOnFieldError {
    commune(ags: $ags) {
      name
    }
  }
`;

interface ChosenCommuneProps {
  readonly ags: string;
  /** Name if already known, e.g. because it was just chosen; undefined fetches it. */
  readonly name: string | undefined;
}

/** Name of a commune in the URL; its AGS until the name is loaded. */
export function ChosenCommune({ ags, name }: ChosenCommuneProps): ReactNode {
  const [reference, load] = useQueryLoader<ChosenCommuneQuery>(chosenCommuneQuery);
  const isKnown = name !== undefined;
  useEffect(() => {
    if (!isKnown) load({ ags });
  }, [load, ags, isKnown]);
  if (isKnown) return <span lang="de">{name}</span>;
  if (!reference) return ags;
  return (
    <LoadBoundary attempt={reference} renderFailure={() => ags}>
      <Suspense fallback={ags}>
        <Name queryRef={reference} ags={ags} />
      </Suspense>
    </LoadBoundary>
  );
}

function Name({
  queryRef,
  ags,
}: {
  readonly queryRef: PreloadedQuery<ChosenCommuneQuery>;
  readonly ags: string;
}) {
  const { commune } = usePreloadedQuery<ChosenCommuneQuery>(chosenCommuneQuery, queryRef);
  return commune ? <span lang="de">{commune.name}</span> : ags;
}
