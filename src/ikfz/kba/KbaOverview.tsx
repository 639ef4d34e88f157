import { chakra, Text } from "@chakra-ui/react";
import { Plural, Trans } from "@lingui/react/macro";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { useOwnedQuery } from "#relay/preload";
import { AppLink } from "#ui/AppLink";
import { Status } from "#ui/Status";
import type { KbaOverviewQuery } from "./__generated__/KbaOverviewQuery.graphql";
import { KbaPasswordStatus } from "./KbaPasswordStatus";

const overviewQuery = graphql`
  query KbaOverviewQuery @throwOnFieldError @preloadable {
    unconfirmed: kbaExpiries(filter: { isUnconfirmed: true }, first: 1) {
      totalCount
    }
    next: kbaExpiries(first: 5) {
      totalCount
      edges {
        node {
          id
          commune {
            ags
            name
          }
          user
          passwordExpiresOn
          passwordState
        }
      }
    }
  }
`;

const List = chakra("ul", {
  base: {
    mt: 2,
    borderTop: "1px solid",
    borderColor: "border",
    "& > li": {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      justifyContent: "space-between",
      columnGap: 3,
      minHeight: "44px",
      py: 1,
      borderBottom: "1px solid",
      borderColor: "border.muted",
      textStyle: "sm",
      "& > span": { minW: 0, overflowWrap: "anywhere" },
      "& code": { display: "block", fontFamily: "mono", fontSize: "xs", color: "fg.subtle" },
    },
  },
});

interface KbaOverviewProps {
  readonly queryRef: PreloadedQuery<KbaOverviewQuery>;
}

/** The KBA passwords of all communes that expire next, and the number of unconfirmed ones. */
export function KbaOverview({ queryRef }: KbaOverviewProps) {
  const data = useOwnedQuery<KbaOverviewQuery>(overviewQuery, queryRef);
  const { next } = data;
  if (next.totalCount === 0) {
    return (
      <Text mt={1} color="fg.muted" textStyle="sm">
        <Trans>Noch hat keine Kommune KBA-Einstellungen.</Trans>
      </Text>
    );
  }
  const unconfirmed = data.unconfirmed.totalCount;
  return (
    <>
      {unconfirmed > 0 && (
        <Text mt={2}>
          <Status tone="waiting">
            <AppLink variant="text" to="/admin/kba" search={{ unconfirmed: true }}>
              <Plural
                value={unconfirmed}
                one="# neues Passwort ist nicht bestätigt"
                other="# neue Passwörter sind nicht bestätigt"
              />
            </AppLink>
          </Status>
        </Text>
      )}
      <List>
        {next.edges.map(({ node: { id, commune, user, passwordState, passwordExpiresOn } }) => (
          <li key={id}>
            <span>
              <AppLink variant="text" to="/mgt/edit/$commune/kba-settings" params={{ commune: commune.ags }}>
                <span lang="de">{commune.name}</span>
              </AppLink>
              <code translate="no">{user}</code>
            </span>
            <KbaPasswordStatus state={passwordState} expiresOn={passwordExpiresOn} />
          </li>
        ))}
      </List>
      <Text mt={2} textStyle="sm">
        <AppLink variant="text" to="/admin/kba">
          <Trans>Alle KBA-Passwörter</Trans>
        </AppLink>
      </Text>
    </>
  );
}
