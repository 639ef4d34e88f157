import { Box } from "@chakra-ui/react";
import { Plural, Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { AppLink } from "#ui/AppLink";
import type { OwnCommunes_query$key } from "./__generated__/OwnCommunes_query.graphql";

/** Number of communes listed by name; the others are only counted. */
const namesMax = 5;

/** Communes assigned to the viewer, each with its number of services. */
export function OwnCommunes({ query }: { readonly query: OwnCommunes_query$key }) {
  const { user } = useFragment(
    graphql`
      fragment OwnCommunes_query on Query @throwOnFieldError {
        user {
          user {
            roles {
              services
              commune {
                ags
                name
              }
            }
          }
        }
      }
    `,
    query,
  );
  const entries = user.user.roles.flatMap(({ commune, services }) =>
    commune ? [{ commune, services }] : [],
  );
  if (entries.length === 0) return <Trans>Ihnen ist noch keine Kommune zugeordnet.</Trans>;
  const more = entries.length - namesMax;
  return (
    <Box
      as="ul"
      display="flex"
      flexWrap="wrap"
      columnGap={4}
      // Minimum target size.
      css={{ "& li": { minH: 6 }, "& li > span": { color: "fg.muted", fontSize: "sm" } }}
    >
      {entries.slice(0, namesMax).map(({ commune: { ags, name }, services }) => (
        <li key={ags}>
          <AppLink to="/mgt/edit/$commune" params={{ commune: ags }} variant="text">
            <span lang="de">{name}</span>
          </AppLink>{" "}
          <span>
            <Plural value={services.length} _0="nur Stammdaten" one="# Dienst" other="# Dienste" />
          </span>
        </li>
      ))}
      {more > 0 && (
        <li>
          <AppLink to="/" variant="text">
            <Plural value={more} one="und # weitere" other="und # weitere" />
          </AppLink>
        </li>
      )}
    </Box>
  );
}
