import { plural } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { isScoped } from "#domain/permissions";
import { useViewer } from "#session/useSession";
import { useAnnounce } from "#ui/ui";
import type { CommunesLede_query$key } from "./__generated__/CommunesLede_query.graphql";
import { countAssigned } from "./assignedCommunes";

interface CommunesLedeProps {
  readonly query: CommunesLede_query$key;
  readonly isFiltered: boolean;
}

/** Total and filtered number of communes, or the communes assigned to a member. */
export function CommunesLede({ query, isFiltered }: CommunesLedeProps) {
  const announce = useAnnounce();
  const { t, i18n } = useLingui();
  const { all, communes } = useFragment(
    graphql`
      fragment CommunesLede_query on Query @throwOnFieldError {
        all: communes(first: 1) {
          totalCount
        }
        communes(first: $count, filter: $filter, orderBy: $orderBy) {
          totalCount
        }
      }
    `,
    query,
  );
  const viewer = useViewer();
  const assigned = countAssigned(viewer);
  const count = communes.totalCount;

  const announcedQuery = useRef(query);
  useEffect(() => {
    if (announcedQuery.current === query) return;
    announcedQuery.current = query;
    announce(t`${plural(count, { one: "# Kommune", other: "# Kommunen" })}`);
  }, [announce, query, count, t]);

  if (isFiltered) {
    return (
      <Trans>
        {i18n.number(count)} von <Plural value={all.totalCount} one="# Kommune" other="# Kommunen" />
      </Trans>
    );
  }
  if (!isScoped(viewer)) return <Plural value={count} one="# Kommune" other="# Kommunen" />;
  if (assigned.communes === 0) return null;
  if (assigned.services === 0) {
    return (
      <Trans>
        <Plural value={assigned.communes} one="Ihnen ist # Kommune" other="Ihnen sind # Kommunen" />{" "}
        zugeordnet, aber noch keine Dienste.
      </Trans>
    );
  }
  return (
    <Trans>
      <Plural value={assigned.communes} one="# Kommune" other="# Kommunen" /> und{" "}
      <Plural value={assigned.services} one="# Dienst" other="# Dienste" /> sind Ihnen zugeordnet.
    </Trans>
  );
}
