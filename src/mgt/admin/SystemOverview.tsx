import { chakra } from "@chakra-ui/react";
import type { PreloadedQuery } from "react-relay/hooks";
import { useOwnedQuery } from "#relay/preload";
import type { overviewQuery as OverviewQuery } from "./__generated__/overviewQuery.graphql";
import { Installation } from "./Installation";
import { overviewQuery } from "./overviewQuery";
import { SystemFigures } from "./SystemFigures";

interface SystemOverviewProps {
  readonly queryRef: PreloadedQuery<OverviewQuery>;
  readonly onRetry: () => void;
}

const Stack = chakra("div", { base: { display: "grid", gap: 7 } });

/** The numbers of this installation and what it says of itself. */
export function SystemOverview({ queryRef, onRetry }: SystemOverviewProps) {
  const query = useOwnedQuery<OverviewQuery>(overviewQuery, queryRef);
  return (
    <Stack>
      <SystemFigures query={query} onRetry={onRetry} />
      <Installation query={query} />
    </Stack>
  );
}
