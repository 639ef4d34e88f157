import { chakra, Heading } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useId, type ReactNode } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { Place } from "#mgt/places/ownPlaces";
import { usePlaceWords, type PlaceWords } from "#mgt/places/usePlaceWords";
import { AppLink } from "#ui/AppLink";
import { Icon } from "#ui/Icon";
import type { PlaceLists_query$key } from "./__generated__/PlaceLists_query.graphql";

/** Number of visited places. */
const recentCount = 5;

/** Number of favourites; the command palette has all of them. */
const favouriteCount = 10;

const placesFragment = graphql`
  fragment PlaceLists_query on Query @throwOnFieldError {
    ownPlaces {
      favourites {
        ...ownPlaces_place @relay(mask: false)
      }
      recent {
        ...ownPlaces_place @relay(mask: false)
      }
    }
  }
`;

const Lists = chakra("div", {
  base: {
    display: "grid",
    gap: "16px 40px",
    mt: 4,
    mb: 5,
    "& ul": {
      display: "grid",
      gridTemplateColumns: "repeat(auto-fill, minmax(min(232px, 100%), 1fr))",
      columnGap: 6,
      mt: 1,
    },
    "& li": { minWidth: 0 },
    "& a": {
      display: "grid",
      gridTemplateColumns: "16px minmax(0, 1fr)",
      alignItems: "center",
      columnGap: 2,
      minHeight: "44px",
      py: 1,
      textStyle: "sm",
      "& svg": { color: "fg.subtle" },
      "& span, & small": { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
      "& small": { gridColumn: 2, color: "fg.muted", textStyle: "xs" },
      _hover: { "& span": { textDecoration: "underline", textUnderlineOffset: "2px" } },
    },
  },
});

/** The places that the viewer opened last, and the favourites. Nothing without any. */
export function PlaceLists({ query }: { readonly query: PlaceLists_query$key }) {
  const { favourites, recent } = useFragment(placesFragment, query).ownPlaces;
  const wordsOf = usePlaceWords();
  const shown = (places: readonly Place[], count: number) =>
    places
      .flatMap((place) => {
        const words = wordsOf(place);
        return words ? [{ id: `${place.kind} ${place.key}`, words }] : [];
      })
      .slice(0, count);
  const lists = [
    { id: "recent", title: <Trans>Zuletzt geöffnet</Trans>, places: shown(recent, recentCount) },
    { id: "favourites", title: <Trans>Favoriten</Trans>, places: shown(favourites, favouriteCount) },
  ].filter(({ places }) => places.length > 0);
  if (lists.length === 0) return null;
  return (
    <Lists>
      {lists.map(({ id, title, places }) => (
        <PlaceList key={id} title={title} places={places} />
      ))}
    </Lists>
  );
}

interface PlaceListProps {
  readonly title: ReactNode;
  readonly places: readonly { readonly id: string; readonly words: PlaceWords }[];
}

function PlaceList({ title, places }: PlaceListProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      <ul>
        {places.map(({ id: key, words: { link, icon, name, isGerman, detail } }) => (
          <li key={key}>
            <AppLink {...link} variant="bare">
              <Icon name={icon} />
              <span lang={isGerman ? "de" : undefined}>{name}</span>
              {detail && <small>{detail}</small>}
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
