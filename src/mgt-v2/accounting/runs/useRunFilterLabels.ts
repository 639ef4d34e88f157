import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import { graphql } from "react-relay/hooks";
import type { BookingKind } from "#domain/accounting/bookings";
import { formatDate } from "#i18n/formats";
import { useFormats } from "#i18n/useFormats";
import { useServiceName } from "#i18n/useServiceName";
import type { useRunFilterLabels_filter$data } from "./__generated__/useRunFilterLabels_filter.graphql";

void graphql`
  fragment useRunFilterLabels_filter on BookingRunFilter {
    services
    from
    to
    budgetItems
    paymentMethods
    kinds
    totalFrom
    totalTo
    text
  }
`;

export type RunFilter = Omit<useRunFilterLabels_filter$data, " $fragmentType">;

/** Maximum number of named services; members often have many. */
const servicesShown = 3;

const kindLabels: Readonly<Record<BookingKind, MessageDescriptor>> = {
  PAYMENT: msg`Zahlungen`,
  REFUND: msg`Erstattungen`,
};

/** Returns a function that describes the filter of an export run, with one phrase per condition. */
export function useRunFilterLabels(): (filter: RunFilter) => readonly string[] {
  const { t, i18n } = useLingui();
  const { euro } = useFormats();
  const serviceName = useServiceName();
  const named = (
    names: Readonly<Record<string, MessageDescriptor>>,
    values: readonly string[] | null | undefined,
  ) =>
    values?.map((value) => {
      const name = names[value];
      return name ? i18n._(name) : value;
    });
  const span = (
    from: string | null,
    to: string | null,
    words: { readonly both: string; readonly from: string; readonly to: string },
  ) => (from && to ? words.both : from ? words.from : to ? words.to : null);
  const listed = (label: string, values: readonly string[] | null | undefined) =>
    values && values.length > 0 ? `${label}: ${values.join(", ")}` : null;

  const shortened = (values: readonly string[] | undefined) => {
    if (values === undefined || values.length <= servicesShown) return values;
    const others = values.length - servicesShown;
    return [...values.slice(0, servicesShown), t`und ${others} weitere`];
  };

  return (filter) => {
    const { services, budgetItems, paymentMethods, kinds, totalFrom, totalTo } = filter;
    const [first, last] = [filter.from, filter.to].map((day) => (day ? formatDate(day) : null));
    const [least, most] = [totalFrom, totalTo].map((cents) =>
      cents === null || cents === undefined ? null : euro(cents),
    );
    const text = filter.text ?? "";
    const parts = [
      span(first ?? null, last ?? null, {
        both: t`Vom ${first ?? ""} bis zum ${last ?? ""}`,
        from: t`Ab dem ${first ?? ""}`,
        to: t`Bis zum ${last ?? ""}`,
      }),
      listed(t`Dienste`, shortened(services?.map(serviceName))),
      listed(
        t`Haushaltsstellen`,
        budgetItems?.map((item) => item || t`ohne Haushaltsstelle`),
      ),
      listed(t`Zahlungsarten`, paymentMethods),
      listed(t`Art`, named(kindLabels, kinds)),
      span(least ?? null, most ?? null, {
        both: t`Betrag von ${least ?? ""} bis ${most ?? ""}`,
        from: t`Betrag ab ${least ?? ""}`,
        to: t`Betrag bis ${most ?? ""}`,
      }),
      text ? t`Suche nach „${text}“` : null,
    ].filter((part) => part !== null);
    return parts.length > 0 ? parts : [t`Alle Buchungen`];
  };
}
