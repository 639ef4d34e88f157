import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { findService } from "#domain/serviceCatalogue";
import { quietDays } from "#domain/timings";
import { useLocale } from "#i18n/language";
import { useFormats } from "#i18n/useFormats";
import { ChosenCommune } from "#mgt/communeFilter/ChosenCommune";
import { Ags } from "#ui/Ags";
import { Icon } from "#ui/Icon";
import { focusTableSearch } from "#ui/table/TableToolbar";
import { usersTableId, type UsersAddress } from "./usersList";
import { statusLabels } from "./userLabels";

/** More values of one filter are one chip, which counts them. */
const chipsMax = 6;

interface Chip {
  readonly key: string;
  /** The filter that the value belongs to; absent: the content says it. */
  readonly label?: string;
  readonly content: ReactNode;
  readonly remove: () => void;
}

const Chips = chakra("ul", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    gap: 2,
    minWidth: 0,
    "& button": {
      display: "inline-flex",
      alignItems: "center",
      gap: 1.5,
      maxWidth: "100%",
      minHeight: { base: 9, sm: 7 },
      padding: "2px 8px 2px 10px",
      border: 0,
      borderRadius: "md",
      bg: "accent.subtle",
      color: "accent.fg",
      textStyle: "sm",
      textAlign: "start",
      cursor: "pointer",
      _hover: { bg: "accent.muted" },
    },
    "& .ags": { marginInlineStart: 1, color: "inherit" },
  },
});

/** What restricts the list, each to be taken away by itself; nothing where nothing does. */
export function FilterChips({ address: { search, change } }: { readonly address: UsersAddress }) {
  const { t, i18n } = useLingui();
  const language = useLocale();
  const { number } = useFormats();

  function chips<Value extends string>(
    label: string,
    values: readonly Value[] | undefined,
    contentOf: (value: Value) => ReactNode,
    set: (values: readonly Value[]) => void,
  ): readonly Chip[] {
    if (!values) return [];
    if (values.length > chipsMax) {
      return [{ key: label, label, content: number(values.length), remove: () => set([]) }];
    }
    return values.map((value) => ({
      key: `${label} ${value}`,
      label,
      content: contentOf(value),
      remove: () => set(values.filter((other) => other !== value)),
    }));
  }

  const all: readonly Chip[] = [
    ...chips(
      t`Rolle`,
      search.role,
      (role) => role,
      (role) => change({ role }),
    ),
    ...chips(
      t`Kommune`,
      search.commune,
      (ags) => (
        <>
          <ChosenCommune ags={ags} name={undefined} /> <Ags ags={ags} />
        </>
      ),
      (commune) => change({ commune }),
    ),
    ...chips(
      t`Dienst`,
      search.service,
      (id) => findService(id)?.name[language] ?? id,
      (service) => change({ service }),
    ),
    ...chips(
      t`Status`,
      search.status,
      (status) => i18n._(statusLabels[status]),
      (chosen) => change({ status: chosen }),
    ),
    ...(search.quiet
      ? [
          {
            key: "quiet",
            content: <Trans>{quietDays} Tage ohne Anmeldung</Trans>,
            remove: () => change({ quiet: undefined }),
          },
        ]
      : []),
  ];
  if (all.length === 0) return null;
  return (
    <Chips aria-label={t`Aktive Filter`}>
      {all.map(({ key, label, content, remove }) => (
        <li key={key}>
          <button
            type="button"
            onClick={(event) => {
              focusNext(event.currentTarget);
              remove();
            }}
          >
            <span>
              {label !== undefined && `${label}: `}
              {content}
            </span>
            <Icon name="close" size={12} />
            <span className="visually-hidden">
              <Trans>entfernen</Trans>
            </span>
          </button>
        </li>
      ))}
    </Chips>
  );
}

/** The chip goes: its neighbour takes the focus, or the search where it was the last one. */
function focusNext(button: HTMLButtonElement): void {
  const item = button.parentElement;
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  const next = neighbour?.querySelector("button");
  if (next) next.focus();
  else focusTableSearch(usersTableId);
}
