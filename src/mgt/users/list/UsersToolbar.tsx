import { Trans, useLingui } from "@lingui/react/macro";
import { groupServices, serviceCatalogue } from "#domain/serviceCatalogue";
import { quietDays } from "#domain/timings";
import { useLocale } from "#i18n/language";
import { CommuneFilter } from "#mgt/communeFilter/CommuneFilter";
import "#ui/filter.css";
import { groupNames } from "#ui/serviceGroupNames";
import { ChoiceFilter } from "#ui/table/ChoiceFilter";
import { TableToolbar } from "#ui/table/TableToolbar";
import { RoleFilter } from "./RoleFilter";
import { usersTableId, type UsersAddress } from "./usersAddress";
import { userStatuses } from "./usersSearch";
import { useUsersColumns } from "./useUsersColumns";
import { statusNames } from "./userWords";

const grouped = groupServices(serviceCatalogue.map(({ id }) => id));

/** What restricts and orders the list; all of it stands in the address. */
export function UsersToolbar({ address }: { readonly address: UsersAddress }) {
  const { t, i18n } = useLingui();
  const language = useLocale();
  const columns = useUsersColumns();
  const { search, change, filter } = address;
  return (
    <div className="users-toolbar">
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
        <RoleFilter chosen={search.roles} onChoose={(roles) => filter({ roles })} />
        <CommuneFilter chosen={search.communes} onChoose={(communes) => filter({ communes })} />
        <ChoiceFilter
          label={t`Dienst`}
          groups={grouped.map(({ group, services }) => ({
            label: i18n._(groupNames[group]),
            choices: services.map(({ id, name }) => ({ value: id, label: name[language] })),
          }))}
          chosen={search.services}
          onChoose={(services) => filter({ services })}
        />
        <ChoiceFilter
          label={t`Status`}
          groups={[{ choices: userStatuses.map((value) => ({ value, label: i18n._(statusNames[value]) })) }]}
          chosen={search.statuses}
          onChoose={(statuses) => filter({ statuses })}
        />
        <button
          type="button"
          className="filter-control"
          aria-pressed={search.isQuiet}
          data-set={search.isQuiet ? "" : undefined}
          onClick={() => filter({ isQuiet: !search.isQuiet })}
        >
          <Trans>{quietDays} Tage ohne Anmeldung</Trans>
        </button>
      </TableToolbar>
    </div>
  );
}
