import { chakra } from "@chakra-ui/react";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { formatDate } from "#i18n/formats";
import { useFormats } from "#i18n/useFormats";
import { useServiceName } from "#i18n/useServiceName";

const Services = chakra("details", {
  base: {
    mt: 3,
    textStyle: "sm",
    "& li": { py: 1, borderBottom: "1px solid {colors.border.muted}" },
    "& small": { display: "block", color: "fg.muted", textStyle: "xs" },
  },
});

/** Longer lists are folded. */
const shownMax = 5;

interface ErasedServicesProps {
  readonly services: readonly {
    readonly serviceId: string;
    readonly days: number;
    readonly count: number;
    readonly heldCount?: number;
    readonly firstEndedAt: string | null | undefined;
    readonly lastEndedAt: string | null | undefined;
  }[];
}

/** Services with the number of applications, the period and when these had ended. */
export function ErasedServices({ services }: ErasedServicesProps) {
  const { t } = useLingui();
  const nameOf = useServiceName();
  const { number } = useFormats();
  if (services.length === 0) return null;
  const total = number(services.length);
  return (
    <Services open={services.length <= shownMax}>
      <summary>{t`Nach Dienst und Frist (${total})`}</summary>
      <ul>
        {services.map(({ serviceId, days, count, heldCount = 0, firstEndedAt, lastEndedAt }) => {
          const [from, to] = [firstEndedAt, lastEndedAt].map((end) => (end ? formatDate(end) : ""));
          const parts = [
            t`${plural(count, { one: "# Antrag", other: "# Anträge" })}`,
            ...(heldCount > 0 ? [t`${plural(heldCount, { other: "# angehalten" })}`] : []),
            t`Frist ${days} Tage`,
            ...(from ? [from === to ? t`beendet am ${from}` : t`beendet vom ${from} bis ${to}`] : []),
          ];
          return (
            <li key={`${serviceId} ${days}`}>
              {nameOf(serviceId)}
              <small>{parts.join(" · ")}</small>
            </li>
          );
        })}
      </ul>
    </Services>
  );
}
