import { chakra, Stack, Text } from "@chakra-ui/react";
import { Plural, Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { useOwnedQuery } from "#relay/preload";
import { AppLink } from "#ui/AppLink";
import { Status, type Tone } from "#ui/Status";
import type { KbaOverviewQuery } from "./__generated__/KbaOverviewQuery.graphql";
import type { KbaExpiriesSearch } from "./kbaExpiriesList";
import { KbaPasswordStatus } from "./KbaPasswordStatus";

const overviewQuery = graphql`
  query KbaOverviewQuery @throwOnFieldError @preloadable {
    expired: kbaExpiries(filter: { states: [EXPIRED] }, first: 1) {
      totalCount
    }
    expiring: kbaExpiries(filter: { states: [EXPIRING] }, first: 1) {
      totalCount
    }
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

/** KBA passwords of all communes that need action, and those that expire next. */
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
  const [expired, expiring] = [data.expired.totalCount, data.expiring.totalCount];
  const unconfirmed = data.unconfirmed.totalCount;
  const isAllValid = expired + expiring + unconfirmed === 0;
  return (
    <>
      <Stack gap={1} mt={2}>
        {expired > 0 && (
          <Due tone="error" search={{ state: ["EXPIRED"] }}>
            <Plural value={expired} one="# Passwort ist abgelaufen" other="# Passwörter sind abgelaufen" />
          </Due>
        )}
        {expiring > 0 && (
          <Due tone="waiting" search={{ state: ["EXPIRING"] }}>
            <Plural
              value={expiring}
              one="# Passwort läuft innerhalb von 14 Tagen ab"
              other="# Passwörter laufen innerhalb von 14 Tagen ab"
            />
          </Due>
        )}
        {unconfirmed > 0 && (
          <Due tone="waiting" search={{ unconfirmed: true }}>
            <Plural
              value={unconfirmed}
              one="# neues Passwort ist nicht bestätigt"
              other="# neue Passwörter sind nicht bestätigt"
            />
          </Due>
        )}
        {isAllValid && (
          <Status tone="success">
            <Plural
              value={next.totalCount}
              one="Das einzige Passwort ist länger als 14 Tage gültig."
              other="Alle # Passwörter sind länger als 14 Tage gültig."
            />
          </Status>
        )}
      </Stack>
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

interface DueProps {
  readonly tone: Tone;
  /** Search params of the counted rows. */
  readonly search: Pick<KbaExpiriesSearch, "state" | "unconfirmed">;
  readonly children: ReactNode;
}

/** Number of passwords that need action, linked to their list. */
function Due({ tone, search, children }: DueProps) {
  return (
    <p>
      <Status tone={tone}>
        <AppLink variant="text" to="/admin/kba" search={search}>
          {children}
        </AppLink>
      </Status>
    </p>
  );
}
