import { chakra, Flex } from "@chakra-ui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState, useTransition } from "react";
import { graphql, useFragment, usePaginationFragment } from "react-relay/hooks";
import { pageSize } from "#domain/limits";
import { findService, groupServices } from "#domain/serviceCatalogue";
import { useLocale } from "#i18n/language";
import { UserStatus } from "#mgt/users/UserStatus";
import { ApiError } from "#relay/apiError";
import { AppLink } from "#ui/AppLink";
import { BusyButton } from "#ui/BusyButton";
import { EmptyState } from "#ui/EmptyState";
import { FilterSelect } from "#ui/FilterSelect";
import { Notice } from "#ui/Notice";
import { serviceGroupLabels } from "#ui/serviceGroupLabels";
import type { EditorList_commune$key } from "./__generated__/EditorList_commune.graphql";
import type { EditorList_editor$key } from "./__generated__/EditorList_editor.graphql";
import type { EditorListPageQuery } from "./__generated__/EditorListPageQuery.graphql";

const Editors = chakra("ul", {
  base: {
    w: "full",
    borderTop: "1px solid",
    borderColor: "border",
    "&[aria-busy=true]": { opacity: 0.6 },
    "& > li": {
      display: "grid",
      gridTemplateColumns: { base: "minmax(0, 1fr) auto", sm: "minmax(0, 1fr) 168px minmax(0, 1fr)" },
      columnGap: 4,
      rowGap: 1,
      alignItems: "start",
      py: 2,
      borderBottom: "1px solid",
      borderColor: "border",
      fontSize: "sm",
      lineHeight: "md",
    },
    "& > li > :last-child": { smDown: { gridColumn: "1 / -1" } },
    "& > li > div": { minW: 0, overflowWrap: "anywhere" },
    "& > li > p": { color: "fg.muted" },
    "& small": { display: "block", color: "fg.muted", textStyle: "xs" },
    "& summary": { minH: 6, cursor: "pointer" },
    "& details > ul": { ps: "18px", color: "fg.muted", listStyle: "disc", overflowWrap: "anywhere" },
  },
});

/** Members who may change a commune or one of its services. */
export function EditorList({ commune }: { readonly commune: EditorList_commune$key }) {
  const { t, i18n } = useLingui();
  const language = useLocale();
  const [serviceId, setServiceId] = useState("");
  const [isPending, startTransition] = useTransition();
  const [hasFailed, setFailed] = useState(false);
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    EditorListPageQuery,
    EditorList_commune$key
  >(
    graphql`
      fragment EditorList_commune on Commune
      @throwOnFieldError
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 50 }
        cursor: { type: "String" }
        serviceId: { type: "String" }
      )
      @refetchable(queryName: "EditorListPageQuery") {
        serviceIds
        editors(first: $count, after: $cursor, serviceId: $serviceId) @connection(key: "EditorList_editors") {
          totalCount
          edges {
            cursor
            node {
              ...EditorList_editor
            }
          }
        }
      }
    `,
    commune,
  );

  function choose(next: string) {
    setServiceId(next);
    setFailed(false);
    startTransition(() => {
      refetch({ serviceId: next || null }, { fetchPolicy: "network-only" });
    });
  }
  function loadMore() {
    if (isLoadingNext) return;
    setFailed(false);
    loadNext(pageSize, { onComplete: (error) => setFailed(error !== null) });
  }

  // Null only without permission, and then the button that opens this list is hidden.
  if (!data.editors) throw new ApiError("internal_error");
  const { edges, totalCount } = data.editors;
  const left = totalCount - edges.length;
  return (
    <>
      <Flex wrap="wrap" align="center" columnGap={4} rowGap={2} minH="control">
        <FilterSelect label={t`Dienst`} value={serviceId} isSet={serviceId !== ""} onChoose={choose}>
          <option value="">{t`Alle Dienste`}</option>
          {groupServices(data.serviceIds).map(({ group, services }) => (
            <optgroup key={group} label={i18n._(serviceGroupLabels[group])}>
              {services.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name[language]}
                </option>
              ))}
            </optgroup>
          ))}
        </FilterSelect>
        <chakra.p role="status" color="fg.muted" fontSize="sm">
          {!isPending && <Plural value={totalCount} one="# Benutzer" other="# Benutzer" />}
        </chakra.p>
      </Flex>
      {totalCount === 0 ? (
        <EmptyState
          icon="users"
          title={
            serviceId ? (
              <Trans>Diesem Dienst ist hier niemand zugeordnet</Trans>
            ) : (
              <Trans>Dieser Kommune ist niemand zugeordnet</Trans>
            )
          }
        >
          <Trans>Kommunen und Dienste werden auf der Seite eines Benutzers zugeordnet.</Trans>
        </EmptyState>
      ) : (
        <Editors aria-busy={isPending}>
          {edges.map(({ cursor, node }) => (
            <EditorRow key={cursor} editor={node} />
          ))}
        </Editors>
      )}
      {hasFailed && (
        <Notice tone="error" role="alert">
          <Trans>Die weiteren Benutzer konnten nicht geladen werden.</Trans>
        </Notice>
      )}
      {hasNext && (
        <BusyButton isBusy={isLoadingNext} onClick={loadMore}>
          <Plural value={left} one="# weiteren anzeigen" other="# weitere anzeigen" />
        </BusyButton>
      )}
    </>
  );
}

/** A user with the permissions for this commune. */
function EditorRow({ editor }: { readonly editor: EditorList_editor$key }) {
  const { user, serviceIds } = useFragment(
    graphql`
      fragment EditorList_editor on CommuneEditor @throwOnFieldError {
        serviceIds
        user {
          id
          username
          email
          ...UserStatus_user
        }
      }
    `,
    editor,
  );
  const language = useLocale();
  return (
    <li>
      <div>
        <AppLink to="/admin/edituser/$userId" params={{ userId: user.id }} variant="text">
          {user.username}
        </AppLink>
        <small>{user.email}</small>
      </div>
      <UserStatus user={user} />
      {serviceIds.length === 0 ? (
        <p>
          <Trans>nur Stammdaten</Trans>
        </p>
      ) : (
        <details>
          <summary>
            <Plural value={serviceIds.length} one="# Dienst" other="# Dienste" />
            <span className="visually-hidden"> {user.username}</span>
          </summary>
          <ul>
            {serviceIds.map((id) => (
              <li key={id}>{findService(id)?.name[language] ?? id}</li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
