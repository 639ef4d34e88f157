import { Button } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { useRef, useState } from "react";
import type { PreloadedQuery } from "react-relay/hooks";
import { calendarDayOf } from "#domain/calendarDays";
import { allErrorMessages } from "#i18n/serviceErrorMessages";
import { ErrorMessagesContext } from "#i18n/useErrorMessage";
import { ListBody } from "#lists/ListBody";
import { ListScreen } from "#lists/ListScreen";
import { ListToolbar } from "#lists/ListToolbar";
import { useList } from "#lists/useList";
import { AppLink } from "#ui/AppLink";
import { DialogButton } from "#ui/DialogButton";
import { Icon } from "#ui/Icon";
import { lazyOverlay } from "#ui/lazyOverlay";
import type { SystemFeesTableQuery } from "./__generated__/SystemFeesTableQuery.graphql";
import { SystemFeesTable } from "./SystemFeesTable";
import { systemFeesList, systemFeesTableId, type SystemFeesSearch } from "./systemFeesList";
import { useSystemFeeFilters } from "./useSystemFeeFilters";
import { useSystemFeesColumns } from "./useSystemFeesColumns";
import { useSystemFeeSaving } from "./useSystemFeeMutations";

const FeeForm = lazyOverlay(async () => (await import("#mgt/service/fees/FeeForm")).FeeForm);

interface SystemFeesScreenProps {
  readonly queryRef: PreloadedQuery<SystemFeesTableQuery>;
  readonly search: SystemFeesSearch;
}

/** The catalogue of fees that communes inherit, with how communes deviate from it. */
export function SystemFeesScreen({ queryRef, search }: SystemFeesScreenProps) {
  const { t } = useLingui();
  const [today] = useState(() => calendarDayOf(new Date()));
  const columns = useSystemFeesColumns(search.asOf ?? today);
  const list = useList({
    id: systemFeesTableId,
    title: t`Gebühren`,
    codec: systemFeesList,
    search,
    columns,
    queryRef,
  });
  const filters = useSystemFeeFilters(list.address, today);
  const add = <AddFee />;
  return (
    <ErrorMessagesContext value={allErrorMessages}>
      <ListScreen
        title={list.title}
        lede={
          <Trans>
            Der Katalog, den alle Kommunen mit dem Dienst übernehmen, solange sie keine eigene Fassung einer
            Gebühr haben.
          </Trans>
        }
        actions={
          <>
            <Button asChild variant="ghost">
              <AppLink to="/admin/fees/changes" variant="bare">
                <Icon name="list" />
                <Trans>Änderungen in Kommunen</Trans>
              </AppLink>
            </Button>
            {add}
          </>
        }
        toolbar={
          <ListToolbar
            list={list}
            searchLabel={t`Gebühr oder Nummer`}
            filters={filters}
            hasSort={false}
            shortcuts={{ canOpen: true, canSelect: true }}
          />
        }
      >
        <ListBody
          list={list}
          size="md"
          isSelectable
          failedTitle={<Trans>Die Gebühren konnten nicht geladen werden.</Trans>}
        >
          {(shown) => <SystemFeesTable list={shown} add={add} />}
        </ListBody>
      </ListScreen>
    </ErrorMessagesContext>
  );
}

/** Button with the form of a new fee. Once saved, the fee's page opens. */
function AddFee() {
  const [today] = useState(() => calendarDayOf(new Date()));
  const { saveContent } = useSystemFeeSaving({ on: today });
  const navigate = useNavigate();
  const added = useRef<{ readonly service: string; readonly fee: string } | null>(null);
  return (
    <DialogButton
      variant="solid"
      intent={FeeForm.intent}
      renderDialog={(onClose) => (
        <FeeForm
          place="catalogue"
          serviceId=""
          fee={null}
          save={async (content, revision) => {
            const saved = await saveContent(content, revision);
            if (saved.fee) added.current = { service: saved.fee.serviceId, fee: saved.fee.feeId };
            return saved;
          }}
          onClose={() => {
            onClose();
            const params = added.current;
            if (params) void navigate({ to: "/admin/fees/$service/$fee", params });
          }}
        />
      )}
    >
      <Icon name="plus" />
      <Trans>Gebühr anlegen</Trans>
    </DialogButton>
  );
}
