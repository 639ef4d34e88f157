import { Trans, useLingui } from "@lingui/react/macro";
import { groupServices, serviceCatalogue } from "#domain/serviceCatalogue";
import { quietDays } from "#domain/timings";
import { useLocale } from "#i18n/language";
import { CommuneFilter } from "#mgt/communeFilter/CommuneFilter";
import { FilterButton } from "#ui/FilterPopover";
import { groupNames } from "#ui/serviceGroupNames";
import { ChoiceFilter } from "#ui/table/ChoiceFilter";
import { SidewaysToolbar } from "#ui/table/SidewaysToolbar";
import { TableToolbar } from "#ui/table/TableToolbar";
import { RoleFilter } from "./RoleFilter";
import { userStatuses, usersTableId, type UsersAddress } from "./usersList";
import { useUsersColumns } from "./useUsersColumns";
import { statusLabels } from "./userLabels";

const grouped = groupServices(serviceCatalogue.map(({ id }) => id));

/** What restricts and orders the list; all of it stands in the address. */
export function UsersToolbar({ address }: { readonly address: UsersAddress }) {
  const { t, i18n } = useLingui();
  const language = useLocale();
  const columns = useUsersColumns();
  const { search, change } = address;
  return (
    <SidewaysToolbar>
      <TableToolbar
        tableId={usersTableId}
        label={t`Benutzer suchen und filtern`}
        search={{
          label: t`Benutzername oder E-Mail`,
          text: search.text,
          onChange: (text) => change({ text }, { replace: true }),
        }}
        sort={address.sort}
        onSort={address.onSort}
        columns={columns}
        shownColumns={search.columns}
        shortcuts={{ canOpen: true, canSelect: false }}
        onChooseColumns={(chosen) => change({ columns: chosen }, { replace: true })}
      >
        <RoleFilter chosen={search.role ?? []} onChoose={(role) => change({ role })} />
        <CommuneFilter chosen={search.commune ?? []} onChoose={(commune) => change({ commune })} />
        <ChoiceFilter
          label={t`Dienst`}
          groups={grouped.map(({ group, services }) => ({
            label: i18n._(groupNames[group]),
            choices: services.map(({ id, name }) => ({ value: id, label: name[language] })),
          }))}
          chosen={search.service ?? []}
          onChoose={(service) => change({ service })}
        />
        <ChoiceFilter
          label={t`Status`}
          groups={[{ choices: userStatuses.map((value) => ({ value, label: i18n._(statusLabels[value]) })) }]}
          chosen={search.status ?? []}
          onChoose={(status) => change({ status })}
        />
        <FilterButton
          isSet={search.quiet ?? false}
          aria-pressed={search.quiet ?? false}
          onClick={() => change({ quiet: search.quiet ? undefined : true })}
        >
          <Trans>{quietDays} Tage ohne Anmeldung</Trans>
        </FilterButton>
      </TableToolbar>
    </SidewaysToolbar>
  );
}
