import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import type { Ref } from "react";
import { findService } from "#domain/serviceCatalogue";
import { useLocale } from "#i18n/language";
import { Icon } from "#ui/Icon";
import { serviceGroupLabels } from "#ui/serviceGroupLabels";

/** A service to be added; the same one may be chosen twice. */
export interface ChosenService {
  /** Distinguishes two entries of the same service. */
  readonly key: number;
  readonly serviceId: string;
}

const Services = chakra("ul", {
  base: {
    maxH: "200px",
    overflowY: "auto",
    borderTop: "1px solid",
    borderColor: "border",
    "& > li": {
      display: "flex",
      alignItems: "center",
      gap: 2,
      minH: 9,
      ps: 2,
      pe: 1,
      borderBottom: "1px solid",
      borderColor: "border.muted",
    },
    "& span": { display: "flex", flex: 1, flexWrap: "wrap", justifyContent: "space-between", columnGap: 3 },
    "& small": { color: "fg.muted", fontSize: "xs" },
    "& > [data-duplicate]": {
      bg: "status.error.subtle",
      color: "status.error.fg",
      fontWeight: "medium",
      "& small": { color: "inherit" },
    },
    "& button": {
      display: "grid",
      placeItems: "center",
      w: { base: 10, sm: 7 },
      h: { base: 10, sm: 7 },
      border: 0,
      borderRadius: "sm",
      bg: "transparent",
      color: "inherit",
      cursor: "pointer",
      _hover: { bg: "bg.muted" },
    },
  },
});

interface ChosenServicesProps {
  readonly ref: Ref<HTMLUListElement>;
  readonly chosen: readonly ChosenService[];
  /** Keys of the duplicates. */
  readonly duplicates: ReadonlySet<number>;
  readonly onRemove: (key: number) => void;
}

/** Services chosen so far; duplicates are red and labelled. */
export function ChosenServices({ ref, chosen, duplicates, onRemove }: ChosenServicesProps) {
  const { t, i18n } = useLingui();
  const language = useLocale();
  if (chosen.length === 0) return null;
  return (
    <Services ref={ref} aria-label={t`Gewählte Dienste`}>
      {chosen.map(({ key, serviceId }) => {
        const service = findService(serviceId);
        const name = service?.name[language] ?? serviceId;
        const isDuplicate = duplicates.has(key);
        return (
          <li key={key} data-duplicate={isDuplicate ? "" : undefined}>
            {isDuplicate && <Icon name="alert" />}
            <span>
              {name}
              <small>{isDuplicate ? t`Doppelt` : service && i18n._(serviceGroupLabels[service.group])}</small>
            </span>
            <button
              type="button"
              aria-label={isDuplicate ? t`${name} (doppelt) entfernen` : t`${name} entfernen`}
              data-tooltip={t`Entfernen`}
              onClick={() => onRemove(key)}
            >
              <Icon name="trash" />
            </button>
          </li>
        );
      })}
    </Services>
  );
}
