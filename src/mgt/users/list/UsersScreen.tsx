import { Box, Button, Flex, Text } from "@chakra-ui/react";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { useCallback, useEffect, useState } from "react";
import type { PreloadedQuery } from "react-relay/hooks";
import { useFormats } from "#i18n/useFormats";
import { ListBody, useShownQuery } from "#lists/ListBody";
import { useListSearch } from "#lists/useListSearch";
import { ShownCount, ViewsBar, type ViewAddress } from "#mgt/savedViews/SavedViews";
import { SaveViewButton } from "#mgt/savedViews/SaveViewButton";
import { useCan } from "#session/useSession";
import { useAnnounce } from "#ui/ui";
import { AppLink } from "#ui/AppLink";
import { Icon } from "#ui/Icon";
import { lazyDialog } from "#ui/lazyDialog";
import { Page } from "#ui/Page";
import { focusTableSearch } from "#ui/table/TableToolbar";
import { ViewLink } from "#ui/table/ViewLink";
import { ToastRegion } from "#ui/ToastRegion";
import type { UsersTableQuery } from "./__generated__/UsersTableQuery.graphql";
import { ExportUsersButton } from "./ExportUsersButton";
import { FilterChips } from "./FilterChips";
import { isFiltered, usersList, usersTableId, type UsersSearch } from "./usersList";
import { UsersTable, UsersViews, type Counted } from "./UsersTable";
import { UsersToolbar } from "./UsersToolbar";
import { useUsersColumns } from "./useUsersColumns";

interface UsersScreenProps {
  readonly queryRef: PreloadedQuery<UsersTableQuery>;
  readonly search: UsersSearch;
}

const ImportUsersDialog = lazyDialog(
  async () => (await import("../import/ImportUsersDialog")).ImportUsersDialog,
);

/** Of the cells, whose elements are plain. */
const cells = {
  "& [data-part=name]": {
    display: "flex",
    flexDirection: "column",
    minWidth: 0,
    lineHeight: { base: "inherit", sm: "xs" },
    "& > *": { overflow: "hidden", textOverflow: "ellipsis" },
    "& small": { smDown: { whiteSpace: "nowrap" } },
  },
  "& [data-part=all]": { color: "fg.subtle" },
  "& [data-narrow=aside]": {
    smDown: { textAlign: "end", "& .user-status": { justifyContent: "flex-end" } },
  },
};

/** Users: filters, saved views, the rows, and the ways to invite somebody. */
export function UsersScreen({ queryRef, search }: UsersScreenProps) {
  const announce = useAnnounce();
  const { t } = useLingui();
  const { number } = useFormats();
  const router = useRouter();
  const mayInvite = useCan("create_user");
  const columns = useUsersColumns();
  const faulty = usersList.unknownTexts(search).join(", ");
  const address = useListSearch(usersList, search);
  const [counted, setCounted] = useState<Counted | null>(null);
  const onCounted = useCallback((next: Counted) => setCounted(next), []);
  const [isImporting, setImporting] = useState(false);
  const { shown, isStale } = useShownQuery(queryRef);
  const { filter, orderBy } = shown.variables;
  const isRestricted = isFiltered(search);

  const all = counted?.all ?? 0;
  const found = number(counted?.found ?? 0);
  const counts = isRestricted
    ? t`${found} von ${plural(all, { one: "# Benutzer", other: "# Benutzern" })}`
    : t`${plural(all, { one: "# Benutzer", other: "# Benutzer" })}`;
  const isCounted = counted !== null && !isStale;
  useEffect(() => {
    if (isRestricted && isCounted) announce(counts);
  }, [announce, isRestricted, isCounted, counts]);

  const shownCount = isCounted ? number(counted.found) : undefined;
  const current = usersList.viewText(search);
  const viewAddress: ViewAddress = {
    current,
    normalise: (stored) => usersList.viewText(usersList.readView(stored)),
    renderNumber: (_stored, isCurrent) => isCurrent && <ShownCount count={shownCount} />,
    renderLink: (stored, isCurrent, content) => (
      <ViewLink to="/admin/users" search={usersList.readView(stored)} isCurrent={isCurrent}>
        {content}
      </ViewLink>
    ),
  };
  return (
    <Page
      title={t`Benutzer`}
      actions={
        <>
          {current !== "" && <SaveViewButton screen="USERS" current={current} />}
          <ExportUsersButton filter={filter} orderBy={orderBy} isDisabled={counted?.found === 0} />
          {mayInvite && (
            <>
              <Button variant="ghost" {...ImportUsersDialog.intent} onClick={() => setImporting(true)}>
                <Icon name="upload" />
                <Trans>Aus CSV einladen …</Trans>
              </Button>
              <Button asChild variant="solid">
                <AppLink
                  look="bare"
                  to="/admin/edituser/$userId"
                  params={{ userId: "new" }}
                  state={{ usersList: search }}
                >
                  <Icon name="plus" />
                  <Trans>Benutzer einladen</Trans>
                </AppLink>
              </Button>
            </>
          )}
        </>
      }
    >
      <Flex
        align="flex-end"
        marginTop={1}
        borderBottom="1px solid"
        borderColor="border"
        _print={{ display: "none" }}
      >
        <ViewsBar address={viewAddress} attempt={shown}>
          <UsersViews queryRef={shown} address={viewAddress} />
        </ViewsBar>
      </Flex>
      <UsersToolbar address={address} />
      <Box
        role="status"
        color="status.error.fg"
        textStyle="sm"
        overflowWrap="anywhere"
        paddingBlock={faulty ? 2 : 0}
      >
        {faulty && (
          <Trans>
            In der Adresse stehen unbekannte Filterwerte, die nicht berücksichtigt werden: {faulty}
          </Trans>
        )}
      </Box>
      <Flex
        wrap="wrap"
        align="center"
        gap={2}
        minHeight={7}
        marginBottom={2}
        css={{ "& > :not(p)": { _print: { display: "none" } } }}
      >
        <FilterChips address={address} />
        {isRestricted && (
          <Button
            size="sm"
            variant="ghost"
            marginInlineStart="-8px"
            color="accent.fg"
            onClick={() => {
              address.reset();
              focusTableSearch(usersTableId);
            }}
          >
            <Trans>Alle Filter entfernen</Trans>
          </Button>
        )}
        {counted && (
          <Text color="fg.subtle" fontSize="xs" fontVariantNumeric="tabular-nums">
            {counts}
          </Text>
        )}
      </Flex>
      <Box css={cells}>
        <ListBody
          id={usersTableId}
          queryRef={shown}
          isStale={isStale}
          address={address}
          columns={columns}
          size="md"
          pendingLabel={t`Benutzer werden geladen`}
          failedTitle={<Trans>Die Benutzer konnten nicht geladen werden.</Trans>}
        >
          <UsersTable queryRef={shown} address={address} isStale={isStale} onCounted={onCounted} />
        </ListBody>
      </Box>
      {isImporting && (
        <ImportUsersDialog onClose={() => setImporting(false)} onDone={() => void router.invalidate()} />
      )}
      <ToastRegion />
    </Page>
  );
}
