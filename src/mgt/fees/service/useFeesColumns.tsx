import { Flex, Span } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { Fragment, useMemo } from "react";
import { priceOn } from "#domain/feePrices";
import { formatDate } from "#i18n/formats";
import { useFormats } from "#i18n/useFormats";
import type { Column } from "#ui/table/columns";
import type { Fee, FeePrice } from "./fee";
import { FeeMenu, type FeeDialog } from "./FeeMenu";
import { FeeStatus } from "./FeeStatus";
import { FeeTimeline, TimelineYears } from "./FeeTimeline";
import type { TimelineScale } from "./timelineScale";

const none = "–";

/** Fields of a fee that the table shows. */
export interface FeesView {
  readonly scale: TimelineScale;
  /** The day whose prices are shown. */
  readonly day: string;
}

/** Columns of the fees. */
export function useFeesColumns(
  { scale, day }: FeesView,
  onOpen: (dialog: FeeDialog, fee: Fee) => void,
): readonly Column<Fee>[] {
  const { t } = useLingui();
  const { euro, number } = useFormats();
  return useMemo(() => {
    const priceCell = (cell: (price: FeePrice) => string) => (fee: Fee) => {
      const price = priceOn(fee.prices, day);
      return price ? cell(price) : none;
    };
    return [
      {
        key: "fee",
        header: t`Gebühr`,
        cell: (fee) => <FeeName fee={fee} day={day} />,
        minWidth: 220,
        narrow: "title",
      },
      {
        key: "hhst",
        header: t`Haushaltsstelle`,
        cell: ({ numbers }) => (numbers.hhst ? <code>{numbers.hhst}</code> : none),
        width: "132px",
        hideOrder: 2,
      },
      {
        key: "value",
        header: t`Betrag`,
        cell: (fee) => <b>{priceCell(({ value }) => euro(value))(fee)}</b>,
        align: "end",
        width: "112px",
        narrow: "aside",
      },
      {
        key: "tax",
        header: t`USt.`,
        cell: priceCell(({ taxRate }) => (taxRate === 0 ? none : `${number(taxRate / 100)} %`)),
        align: "end",
        width: "76px",
        hideOrder: 1,
      },
      {
        key: "from",
        header: t`Gültig ab`,
        cell: ({ prices }) => <ValidFrom price={priceOn(prices, day)} />,
        width: "104px",
        hideOrder: 3,
        narrow: "meta",
      },
      {
        key: "to",
        header: t`Gültig bis`,
        cell: priceCell(({ validTo }) => (validTo ? formatDate(validTo) : t`unbefristet`)),
        width: "104px",
        hideOrder: 4,
      },
      {
        key: "timeline",
        header: t`Preise im Zeitverlauf`,
        headerScale: <TimelineYears scale={scale} />,
        cell: ({ prices, status }) => (
          <FeeTimeline prices={prices} isInactive={status === "INACTIVE"} scale={scale} day={day} />
        ),
        minWidth: 260,
        hideOrder: 5,
      },
      {
        key: "status",
        header: t`Status`,
        cell: (fee) => (
          <Flex align="center" justify="space-between" gap={1}>
            <FeeStatus status={fee.status} />
            <FeeMenu fee={fee} onOpen={onOpen} />
          </Flex>
        ),
        width: "140px",
        narrow: "note",
      },
    ];
  }, [t, euro, number, scale, day, onOpen]);
}

/** The first day of a price, labelled on narrow screens, which have no header. */
function ValidFrom({ price }: { readonly price: FeePrice | null }) {
  if (!price) return none;
  return (
    <>
      <Span hideFrom="sm">
        <Trans context="Beginn">ab</Trans>{" "}
      </Span>
      {formatDate(price.validFrom)}
    </>
  );
}

interface FeeNameProps {
  readonly fee: Fee;
  readonly day: string;
}

/** Text, id and number of a fee, and whether it differs from the catalogue. */
function FeeName({ fee, day }: FeeNameProps) {
  const { t } = useLingui();
  const { signedEuro } = useFormats();
  const { feeId, text, isInherited, prices, inherited, numbers } = fee;
  const { gebOstNr } = numbers;
  const parts: string[] = [];
  if (gebOstNr) parts.push(t`GebOSt ${gebOstNr}`);
  if (!isInherited) {
    const price = priceOn(prices, day);
    const inheritedPrice = inherited && priceOn(inherited.prices, day);
    if (!inherited) parts.push(t`eigene Gebühr`);
    else if (price && inheritedPrice && price.value !== inheritedPrice.value) {
      const difference = signedEuro(price.value - inheritedPrice.value);
      parts.push(t`eigener Preis, ${difference}`);
    } else parts.push(t`weicht vom Katalog ab`);
  }
  return (
    <>
      <span lang="de">{text}</span>
      <br />
      <small>
        {feeId !== gebOstNr && <code>{feeId}</code>}
        {parts.map((part, at) => (
          <Fragment key={part}>
            {(at > 0 || feeId !== gebOstNr) && " · "}
            <Span whiteSpace="nowrap">{part}</Span>
          </Fragment>
        ))}
      </small>
    </>
  );
}
