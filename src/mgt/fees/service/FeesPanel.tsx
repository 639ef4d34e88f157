import { Button, Flex, Text } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useCallback, useMemo, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { calendarDayOf } from "#domain/calendarDays";
import { searchMatcher } from "#domain/searchText";
import type { ListAddress } from "#lists/useListSearch";
import { EmptyState } from "#ui/EmptyState";
import { Icon } from "#ui/Icon";
import { lazyOverlay } from "#ui/lazyOverlay";
import { NoMatches } from "#ui/table/NoMatches";
import { useFoundCount } from "#ui/table/useFoundRows";
import type { FeesPanel_service$key } from "./__generated__/FeesPanel_service.graphql";
import { readFee, type Fee } from "./fee";
import type { FeeDialog } from "./FeeMenu";
import { PriceIssues } from "./PriceIssues";
import { feesTableId, type FeesSearch } from "./feesList";
import { FeesTable } from "./FeesTable";
import { FeesToolbar } from "./FeesToolbar";
import { TimelineLegend } from "./FeeTimeline";
import { scaleAround } from "./timelineScale";
import { useFeeImpact } from "./useFeeImpact";
import { useFeeSaving } from "./useFeeSaving";

const panelFragment = graphql`
  fragment FeesPanel_service on CommuneService @throwOnFieldError {
    id
    serviceId
    fees {
      id
      ...fee_fee
    }
  }
`;

const FeeForm = lazyOverlay(async () => (await import("./FeeForm")).FeeForm);
const PriceChangeForm = lazyOverlay(async () => (await import("./PriceChangeForm")).PriceChangeForm);
const FeeNumbersForm = lazyOverlay(async () => (await import("./FeeNumbersForm")).FeeNumbersForm);
const ResetFeeQuestion = lazyOverlay(async () => (await import("./ResetFeeQuestion")).ResetFeeQuestion);

interface OpenDialog {
  readonly dialog: FeeDialog;
  /** Node id of the fee. */
  readonly id: string;
}

interface FeesPanelProps {
  readonly service: FeesPanel_service$key;
  readonly address: ListAddress<FeesSearch>;
}

/** Fees of a service with their prices over time and their actions. */
export function FeesPanel({ service, address }: FeesPanelProps) {
  const { t } = useLingui();
  const { id, serviceId, fees: keys } = useFragment(panelFragment, service);
  const fees = useMemo(() => keys.map(readFee), [keys]);
  const [today] = useState(() => calendarDayOf(new Date()));
  const { text, status, asOf: day = today } = address.search;
  const [opened, setOpened] = useState<OpenDialog | "new" | null>(null);
  const impact = useFeeImpact();
  const { open: openImpact } = impact;
  const open = useCallback(
    (dialog: FeeDialog, { id: feeId }: Fee) => {
      setOpened({ dialog, id: feeId });
      if (dialog === "reset") openImpact({ id: feeId, to: "RESET" });
    },
    [openImpact],
  );
  const close = useCallback(() => setOpened(null), []);
  const scale = useMemo(() => scaleAround(day), [day]);
  const found = useMemo(
    () => fees.filter((fee) => isFound(fee, text ?? "") && (!status || fee.status === status.toUpperCase())),
    [fees, text, status],
  );
  useFoundCount(feesTableId, found.length, false);
  const chosen = opened === null || opened === "new" ? undefined : fees.find((fee) => fee.id === opened.id);
  const dialog = opened === null || opened === "new" ? null : opened.dialog;
  const { saveFee, saveNumbersOf } = useFeeSaving(id);
  const add = (
    <Button variant="solid" {...FeeForm.intent} onClick={() => setOpened("new")}>
      <Icon name="plus" />
      {t`Gebühr anlegen`}
    </Button>
  );
  return (
    <>
      {fees.length === 0 ? (
        <EmptyState icon="euro" title={<Trans>Noch keine Gebühren</Trans>} actions={add}>
          <Trans>Für diesen Dienst ist keine Gebühr vorgegeben, und die Kommune hat keine eigene.</Trans>
        </EmptyState>
      ) : (
        <>
          <Flex wrap="wrap" align="center" justify="space-between" columnGap={4} mb={{ base: 3, sm: 0 }}>
            <FeesToolbar address={address} today={today} />
            {add}
          </Flex>
          <PriceIssues fees={found} scale={scale} day={day} onEdit={(fee) => open("edit", fee)} />
          {found.length === 0 ? (
            <NoMatches tableId={feesTableId} onReset={address.reset} />
          ) : (
            <>
              <FeesTable fees={found} scale={scale} day={day} onOpen={open} />
              <Flex wrap="wrap" justify="space-between" columnGap={6} rowGap={1} mt={3} hideBelow="sm">
                <TimelineLegend />
                <Text textStyle="xs" color="fg.muted">
                  <Trans>Beträge ohne Umsatzsteuer</Trans>
                </Text>
              </Flex>
            </>
          )}
        </>
      )}
      {opened === "new" && (
        <FeeForm place={id} serviceId={serviceId} fee={null} save={saveFee} onClose={close} />
      )}
      {chosen && dialog === "edit" && (
        <FeeForm place={id} serviceId={serviceId} fee={chosen} save={saveFee} onClose={close} />
      )}
      {chosen && dialog === "price" && (
        <PriceChangeForm serviceId={serviceId} fee={chosen} save={saveFee} onClose={close} />
      )}
      {chosen && dialog === "numbers" && (
        <FeeNumbersForm
          fee={chosen}
          inherited={chosen.inherited?.numbers ?? null}
          save={saveNumbersOf(chosen)}
          onClose={close}
        />
      )}
      {chosen && dialog === "reset" && impact.opened && (
        <ResetFeeQuestion serviceId={id} fee={chosen} impact={impact.opened} onClose={close} />
      )}
    </>
  );
}

/** Whether the name, id or GebOSt number of a fee contains the text. */
function isFound({ feeId, text, numbers }: Fee, wanted: string): boolean {
  return searchMatcher(wanted)(`${text} ${feeId} ${numbers.gebOstNr ?? ""}`);
}
