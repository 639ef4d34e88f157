import { Box, Button, Flex, Heading, Input, Text } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useFormikContext } from "formik";
import { useEffect, useId, useRef, useState } from "react";
import { searchTextMaxLength, userRolesMax } from "#domain/limits";
import { searchForms } from "#domain/searchText";
import { shownErrors } from "#forms/formState";
import { CommuneFinder } from "#mgt/commune/CommuneSwitcher";
import type { FoundCommune } from "#mgt/commune/FoundCommunes";
import { ApiError } from "#relay/apiError";
import { Icon } from "#ui/Icon";
import { lazyOverlay } from "#ui/lazyOverlay";
import { Notice } from "#ui/Notice";
import { useOpener } from "#ui/useOpener";
import { useToast } from "#ui/ui";
import { isEnter } from "#ui/isEnter";
import { accessChange } from "./accessMatrix";
import { CommuneEntry } from "./CommuneEntry";
import { Paging, usePaging } from "./Paging";
import type { CommuneOffers } from "./useCommuneOffers";
import { communeRole, rolesOf, userKeys, withRole, type CommuneRole, type UserValues } from "./userValues";

const ServicesDialog = lazyOverlay(async () => (await import("./ServicesDialog")).ServicesDialog);

/** Entries per page; with more there is a search. */
const entriesPerPage = 10;

interface CommuneEntriesProps {
  readonly offers: CommuneOffers;
  readonly isReadOnly: boolean;
}

interface Editing {
  readonly ags: string;
  readonly name: string;
  readonly isNew: boolean;
}

/** Role entries of a member: communes with their services. */
export function CommuneEntries({ offers, isReadOnly }: CommuneEntriesProps) {
  const toast = useToast();
  const { t } = useLingui();
  const titleId = useId();
  const formik = useFormikContext<UserValues>();
  const { roles } = formik.values;
  const stored = formik.initialValues.roles;
  const [editing, setEditing] = useState<Editing | null>(null);
  const [text, setText] = useState("");
  const section = useRef<HTMLDivElement>(null);
  const removedRoles = useRef(new Map<string, CommuneRole>());
  const { known, lookUp } = offers;

  const errors = Object.entries(shownErrors(formik, userKeys));
  const asMember = (communes: readonly CommuneRole[]) => rolesOf({ type: "MEMBER", roles: communes });
  const changes = accessChange(asMember(stored), asMember(roles)).communes;
  // Removed entries keep their place.
  const all = [...new Set([...stored, ...roles].map(({ ags }) => ags))].map((ags) => {
    const index = roles.findIndex((role) => role.ags === ags);
    const fieldName = index < 0 ? null : `roles.${index}`;
    return {
      ags,
      name: known.get(ags)?.name ?? ags,
      fieldName,
      serviceCount: roles[index]?.services.length ?? 0,
      change: changes.find((one) => one.ags === ags),
      error: errors.find(([name]) => name === fieldName || name.startsWith(`${fieldName}.`))?.[1],
    };
  });
  const isSearchable = all.length > entriesPerPage;
  const wanted = searchForms(isSearchable ? text : "");
  const listed = all.filter(({ ags, name }) =>
    wanted.some((form) => ags.startsWith(form) || searchForms(name).some((own) => own.includes(form))),
  );
  const { shown, showItem, paging } = usePaging(listed, entriesPerPage);

  // Values restored after a reload may have communes that are not loaded.
  const unknown = all.filter(({ ags }) => !known.has(ags)).map(({ ags }) => ags);
  const unknownKey = unknown.join(" ");
  useEffect(() => {
    for (const ags of unknownKey.split(" ").filter(Boolean)) lookUp(ags);
  }, [unknownKey, lookUp]);

  // Show the page with an invalid entry.
  const faulty = all.findIndex(({ error }) => error);
  useEffect(() => {
    if (faulty < 0) return;
    setText("");
    showItem(faulty);
  }, [faulty, showItem]);

  const change = (edit: (latest: readonly CommuneRole[]) => readonly CommuneRole[]) =>
    void formik.setFieldValue("roles", edit);
  const putRole = (role: CommuneRole) => change((latest) => withRole(latest, role, stored));
  /** Moves the focus to the replacement of a removed element. */
  const focusAfter = (selector: string) =>
    requestAnimationFrame(() => section.current?.querySelector<HTMLElement>(selector)?.focus());
  const remove = (ags: string, name: string) => {
    const removed = roles.find((role) => role.ags === ags);
    if (!removed) return;
    removedRoles.current.set(ags, removed);
    change((latest) => latest.filter((role) => role.ags !== ags));
    const isStored = stored.some((role) => role.ags === ags);
    focusAfter(isStored ? `[data-restore="${ags}"]` : "[data-add] > button");
    if (isStored) return;
    toast({
      text: <Trans>{name} ist nicht mehr dabei.</Trans>,
      action: { label: <Trans>Rückgängig machen</Trans>, onAct: () => putRole(removed) },
    });
  };
  const restore = (ags: string) => {
    const role = removedRoles.current.get(ags) ?? stored.find((one) => one.ags === ags);
    if (role) putRole(role);
    focusAfter(`[data-edit="${ags}"]`);
  };

  return (
    <Box as="section" textStyle="sm" ref={section} aria-labelledby={titleId}>
      <Flex wrap="wrap" align="center" justify="space-between" columnGap={2} minH="control">
        <Heading id={titleId} textStyle="h3">
          <Trans>Kommunen und Dienste</Trans>
        </Heading>
        {!isReadOnly && (
          <span data-add="">
            <AddCommune
              added={new Set(roles.map(({ ags }) => ags))}
              onAdd={({ ags, name }) => setEditing({ ags, name, isNew: true })}
            />
          </span>
        )}
      </Flex>
      {roles.length === 0 && (
        <Notice tone="neutral" icon="info">
          <Trans>Ohne Kommune sieht dieser Benutzer nach dem Anmelden nichts.</Trans>
        </Notice>
      )}
      {isSearchable && (
        <Input
          mt={2}
          appearance="none"
          type="search"
          aria-label={t`Zugeordnete Kommune suchen`}
          placeholder={t`Name oder AGS`}
          maxLength={searchTextMaxLength}
          autoComplete="off"
          value={text}
          onKeyDown={(event) => isEnter(event) && event.preventDefault()}
          onChange={(event) => {
            setText(event.target.value);
            showItem(0);
          }}
        />
      )}
      {listed.length > 0 && (
        <ul>
          {shown.map((entry) => (
            <CommuneEntry
              {...entry}
              key={entry.ags}
              isReadOnly={isReadOnly}
              onEdit={() => setEditing({ ags: entry.ags, name: entry.name, isNew: false })}
              onRemove={() => remove(entry.ags, entry.name)}
              onRestore={() => restore(entry.ags)}
            />
          ))}
        </ul>
      )}
      {isSearchable && listed.length === 0 && (
        <Text py={2} color="fg.muted">
          <Trans>Keine zugeordnete Kommune heißt so.</Trans>
        </Text>
      )}
      <Paging label={t`Zugeordnete Kommunen`} {...paging} />
      {editing && (
        <ServicesDialog
          key={editing.ags}
          commune={editing}
          offers={offers}
          services={roles.find(({ ags }) => ags === editing.ags)?.services ?? []}
          isNew={editing.isNew}
          onClose={() => setEditing(null)}
          onDone={(services) => {
            putRole(communeRole(editing.ags, services));
            setEditing(null);
          }}
        />
      )}
    </Box>
  );
}

interface AddCommuneProps {
  /** AGS of the existing entries, which cannot be added again. */
  readonly added: ReadonlySet<string>;
  readonly onAdd: (commune: FoundCommune) => void;
}

const alreadyAdded = new ApiError("commune_already_added");
const full = new ApiError("list_too_long", { max: String(userRolesMax) });

/** Finds a commune by name or AGS and adds it. */
function AddCommune({ added, onAdd }: AddCommuneProps) {
  const { t } = useLingui();
  const { opened, isUsed, button } = useOpener("dialog", CommuneFinder.intent);
  const label = t`Kommune hinzufügen`;
  return (
    <>
      <Button size="sm" variant="ghost" aria-label={label} data-tooltip={label} {...button}>
        <Icon name="plus" />
        <Trans>Hinzufügen</Trans>
      </Button>
      {isUsed && (
        <CommuneFinder
          {...opened}
          label={label}
          refusalOf={({ ags }) => (added.has(ags) ? alreadyAdded : added.size >= userRolesMax ? full : null)}
          onChosen={(commune) => {
            opened.onDismiss();
            onAdd(commune);
          }}
        />
      )}
    </>
  );
}
