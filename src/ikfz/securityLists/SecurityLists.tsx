import { Box, Button, Flex, Grid } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { PreloadedQuery } from "react-relay/hooks";
import { searchTextMaxLength } from "#domain/limits";
import { securityListKinds } from "#domain/securityLists/securityLists";
import { appErrorMessages } from "#i18n/appErrorMessages";
import { communeErrorMessages } from "#i18n/communeErrorMessages";
import { ikfzErrorMessages } from "#i18n/ikfzErrorMessages";
import { ErrorMessagesContext } from "#i18n/useErrorMessage";
import { flagFilter, selectFilter } from "#lists/filters";
import { ListBody } from "#lists/ListBody";
import { ListToolbar } from "#lists/ListToolbar";
import { useList } from "#lists/useList";
import { Icon } from "#ui/Icon";
import { lazyOverlay } from "#ui/lazyOverlay";
import { SegmentedControl } from "#ui/SegmentedControl";
import type { SecurityListTableQuery } from "./__generated__/SecurityListTableQuery.graphql";
import { AddressTest } from "./AddressTest";
import { DecisionRules } from "./DecisionRules";
import { ExportListButton } from "./ExportListButton";
import { kindLabels, listLabels } from "./listLabels";
import { NoSecurityLists } from "./NoSecurityLists";
import { listOf, securityListSearch, showList, type SecurityListSearch } from "./securityListSearch";
import { SecurityListTable } from "./SecurityListTable";
import { useEntryColumns } from "./useEntryColumns";

const errorMessages = { ...appErrorMessages, ...communeErrorMessages, ...ikfzErrorMessages };

const AddEntryForm = lazyOverlay(async () => (await import("./AddEntryForm")).AddEntryForm);
const ImportDialog = lazyOverlay(async () => (await import("./import/ImportListDialog")).ImportListDialog);

interface SecurityListsProps {
  readonly ags: string;
  /** Whether the commune has such lists. */
  readonly isOffered: boolean;
  readonly queryRef: PreloadedQuery<SecurityListTableQuery>;
  readonly search: SecurityListSearch;
}

/** Security lists of a commune: test, rules and the list in the URL; or a notice that it has none. */
export function SecurityLists({ isOffered, ...lists }: SecurityListsProps) {
  return (
    <ErrorMessagesContext value={errorMessages}>
      {isOffered ? <OfferedLists {...lists} /> : <NoSecurityLists />}
    </ErrorMessagesContext>
  );
}

function OfferedLists({ ags, queryRef, search }: Omit<SecurityListsProps, "isOffered">) {
  const { t, i18n } = useLingui();
  const kind = listOf(search);
  const columns = useEntryColumns(kind);
  const title = i18n._(listLabels[kind]);
  const list = useList({ id: "security-list", title, codec: securityListSearch, search, columns, queryRef });
  const { change } = list.address;
  const [open, setOpen] = useState<"add" | "import" | null>(null);
  const close = () => setOpen(null);
  const filters = [
    ...(kind === "BLACKLIST"
      ? [
          selectFilter({
            label: t`Art`,
            all: t`Adressen und Domains`,
            choices: [
              { value: "address", label: i18n._(kindLabels.ADDRESS) },
              { value: "domain", label: i18n._(kindLabels.DOMAIN) },
            ],
            chosen: search.kind,
            onChoose: (chosen) => change({ kind: chosen }),
          }),
        ]
      : []),
    flagFilter({
      label: t`Mit Ablauf`,
      isSet: search.expires === true,
      onChange: (expires) => change({ expires }),
    }),
  ];
  return (
    <Box
      minW={0}
      // Without entries there is nothing to search or to export.
      css={{ "&:has([data-empty-list]) :is([role=search], [data-part=export])": { display: "none" } }}
    >
      <Grid
        templateColumns={{ base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" }}
        columnGap={10}
        rowGap={5}
        alignItems="start"
        mt={4}
        mb={6}
        _print={{ display: "none" }}
      >
        <AddressTest key={ags} ags={ags} />
        <DecisionRules />
      </Grid>
      <Flex wrap="wrap" align="center" justify="space-between" gap={2} mb={2} _print={{ display: "none" }}>
        <SegmentedControl
          label={t`Liste`}
          choices={securityListKinds.map((value) => ({ value, label: i18n._(listLabels[value]) }))}
          chosen={[kind]}
          onChoose={(chosen) => change(showList(chosen))}
        />
        <Flex wrap="wrap" gap={2}>
          <ExportListButton ags={ags} search={search} />
          <Button aria-haspopup="dialog" {...ImportDialog.intent} onClick={() => setOpen("import")}>
            <Icon name="upload" />
            <Trans>Importieren …</Trans>
          </Button>
          <Button aria-haspopup="dialog" {...AddEntryForm.intent} onClick={() => setOpen("add")}>
            <Icon name="plus" />
            <Trans>Hinzufügen</Trans>
          </Button>
        </Flex>
      </Flex>
      <ListToolbar
        list={list}
        searchLabel={t`Eintrag oder Grund`}
        searchMaxLength={searchTextMaxLength}
        filters={filters}
        hasShortcutsButton
      />
      <ListBody list={list} isSelectable>
        {(shown) => <SecurityListTable ags={ags} list={shown} onAdd={() => setOpen("add")} />}
      </ListBody>
      {open === "add" && <AddEntryForm ags={ags} list={kind} onClose={close} />}
      {open === "import" && <ImportDialog ags={ags} list={kind} onClose={close} />}
    </Box>
  );
}
