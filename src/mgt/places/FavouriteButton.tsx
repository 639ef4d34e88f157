import { IconButton } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import type { RecordSourceProxy } from "relay-runtime";
import { favouritesMax, servicePlaceKey, type PlaceKey } from "#domain/places";
import { useAction } from "#relay/useAction";
import { useMutationAsync } from "#relay/useMutationAsync";
import { useAnnounce, useUi } from "#ui/ui";
import type { FavouriteButton_commune$key } from "./__generated__/FavouriteButton_commune.graphql";
import type { FavouriteButton_service$key } from "./__generated__/FavouriteButton_service.graphql";
import type { FavouriteButtonMutation } from "./__generated__/FavouriteButtonMutation.graphql";
import { storeFavourites } from "./ownPlaces";

const mutation = graphql`
  mutation FavouriteButtonMutation($input: SetFavouriteInput!) {
    setFavourite(input: $input) {
      favourites {
        ...ownPlaces_place @relay(mask: false)
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

interface FavouriteCommuneButtonProps {
  readonly commune: FavouriteButton_commune$key;
}

/** Marks a commune as a favourite of the user, or unmarks it. */
export function FavouriteCommuneButton({ commune }: FavouriteCommuneButtonProps) {
  const { id, ags, name, isFavourite } = useFragment(
    graphql`
      fragment FavouriteButton_commune on Commune @throwOnFieldError {
        id
        ags
        name
        isFavourite
      }
    `,
    commune,
  );
  return (
    <FavouriteButton id={id} place={{ kind: "COMMUNE", key: ags }} name={name} isFavourite={isFavourite} />
  );
}

interface FavouriteServiceButtonProps {
  readonly service: FavouriteButton_service$key;
  /** The commune that offers it. */
  readonly ags: string;
  /** Name of the service, with that of the commune if the screen shows several. */
  readonly name: string;
}

/** Marks a service of a commune as a favourite of the user, or unmarks it. */
export function FavouriteServiceButton({ service, ags, name }: FavouriteServiceButtonProps) {
  const { id, serviceId, isFavourite } = useFragment(
    graphql`
      fragment FavouriteButton_service on CommuneService @throwOnFieldError {
        id
        serviceId
        isFavourite
      }
    `,
    service,
  );
  const place = { kind: "SERVICE", key: servicePlaceKey(ags, serviceId) } as const;
  return <FavouriteButton id={id} place={place} name={name} isFavourite={isFavourite} />;
}

interface FavouriteButtonProps {
  /** Node id of the object whose field `isFavourite` changes. */
  readonly id: string;
  readonly place: PlaceKey;
  readonly name: string;
  readonly isFavourite: boolean;
}

function FavouriteButton({ id, place, name, isFavourite }: FavouriteButtonProps) {
  const { t } = useLingui();
  const announce = useAnnounce();
  const { toasts } = useUi();
  const mutate = useMutationAsync<FavouriteButtonMutation>(mutation);
  const { run, toNotice } = useAction((failure) =>
    failure.code === "list_too_long"
      ? {
          text: t`Sie haben schon ${favouritesMax} Favoriten. Entfernen Sie zuerst einen anderen.`,
          isStale: false,
        }
      : undefined,
  );

  async function toggle(): Promise<void> {
    const isMarked = !isFavourite;
    const mark = (store: RecordSourceProxy) => void store.get(id)?.setValue(isMarked, "isFavourite");
    const { failure } = await run(() =>
      mutate(
        { input: { ...place, isFavourite: isMarked } },
        {
          optimisticUpdater: mark,
          updater: (store, response) => {
            if (response?.setFavourite.errors.length !== 0) return;
            mark(store);
            storeFavourites(store);
          },
        },
      ),
    );
    if (failure) toasts.show({ tone: "error", text: toNotice(failure).text });
    else announce(isMarked ? t`${name} ist jetzt ein Favorit.` : t`${name} ist kein Favorit mehr.`);
  }

  return (
    <IconButton
      size="sm"
      variant="ghost"
      // On phones the button is larger than the line of the name beside it.
      m={{ base: "-4px", sm: 0 }}
      aria-label={t`Favorit: ${name}`}
      aria-pressed={isFavourite}
      data-tooltip={isFavourite ? t`Aus den Favoriten entfernen` : t`Zu den Favoriten hinzufügen`}
      onClick={() => void toggle()}
    >
      <Star isFilled={isFavourite} />
    </IconButton>
  );
}

function Star({ isFilled }: { readonly isFilled: boolean }) {
  return (
    <svg
      width={16}
      height={16}
      viewBox="0 0 16 16"
      fill={isFilled ? "currentColor" : "none"}
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinejoin="round"
      aria-hidden
    >
      <path d="M8 1.9l1.9 3.8 4.2.6-3 3 .7 4.2L8 11.5l-3.8 2 .7-4.2-3-3 4.2-.6z" />
    </svg>
  );
}
