import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useId, useRef, useState } from "react";
import { searchForms } from "#domain/searchText";
import { searchTextMaxLength, userRolesMax } from "#domain/limits";
import { useForm } from "#forms/formContext";
import { fieldNames } from "#forms/formValues";
import { Notice } from "#ui/Notice";
import { useToast } from "#ui/ui";
import { AddCommune } from "./AddCommune";
import { CommuneEntry } from "./CommuneEntry";
import { lastPage, Paging } from "./Paging";
import { ServicesDialog } from "./ServicesDialog";
import type { CommuneOffers } from "./useCommuneOffers";
import { agsOfField, entriesOf, entryField, entryValue, servicesOf } from "./userValues";

/** Entries shown at once; whoever has more pages or searches. */
const shownAtOnce = 10;

interface CommuneEntriesProps {
  readonly offers: CommuneOffers;
  readonly isReadOnly: boolean;
}

interface Editing {
  readonly ags: string;
  readonly name: string;
  readonly isNew: boolean;
}

/** Role entries of a member: communes, and in each the services. */
export function CommuneEntries({ offers, isReadOnly }: CommuneEntriesProps) {
  const toast = useToast();
  const { t } = useLingui();
  const titleId = useId();
  const form = useForm();
  const { values, before, problems, setValue } = form;
  const [editing, setEditing] = useState<Editing | null>(null);
  const [page, setPage] = useState(0);
  const [text, setText] = useState("");
  const section = useRef<HTMLElement>(null);
  const former = useRef(new Map<string, string>());
  const { find, lookUp } = offers;

  const entries = entriesOf(values);
  const all = fieldNames(values).flatMap((name) => {
    const ags = agsOfField(name);
    const isThere = values[name] !== "" || Boolean(before?.[name]);
    return ags !== undefined && isThere ? [{ ags, name: find(ags)?.name ?? ags }] : [];
  });
  const isSearchable = all.length > shownAtOnce;
  const wanted = searchForms(isSearchable ? text : "");
  const listed = all.filter(({ ags, name }) =>
    wanted.some((form) => ags.startsWith(form) || searchForms(name).some((own) => own.includes(form))),
  );
  const shownPage = Math.min(page, lastPage(listed.length, shownAtOnce));

  // What was typed before a reload has communes that nobody has read.
  const unknown = all.filter(({ ags }) => !find(ags)).map(({ ags }) => ags);
  const unknownKey = unknown.join(" ");
  useEffect(() => {
    for (const ags of unknownKey.split(" ").filter(Boolean)) lookUp(ags);
  }, [unknownKey, lookUp]);

  // An entry at fault is shown, whichever page it stands on.
  const faulty = all.findIndex(({ ags }) => problems[entryField(ags)]);
  useEffect(() => {
    if (faulty < 0) return;
    setText("");
    setPage(Math.floor(faulty / shownAtOnce));
  }, [faulty]);

  const valueOf = (ags: string) => String(values[entryField(ags)] ?? "");
  const put = (ags: string, value: string) => setValue(entryField(ags), value);
  /** What has the focus has gone; it goes on to what stands in its place. */
  const focusAfter = (selector: string) =>
    requestAnimationFrame(() => section.current?.querySelector<HTMLElement>(selector)?.focus());
  const remove = (ags: string, name: string) => {
    const value = valueOf(ags);
    former.current.set(ags, value);
    put(ags, "");
    if (before?.[entryField(ags)]) return focusAfter(`[data-restore="${ags}"]`);
    toast({
      text: <Trans>{name} ist nicht mehr dabei.</Trans>,
      action: { label: <Trans>Rückgängig machen</Trans>, onAct: () => put(ags, value) },
    });
    return focusAfter("[data-add] > button");
  };
  const restore = (ags: string) => {
    put(ags, former.current.get(ags) ?? String(before?.[entryField(ags)] ?? ""));
    focusAfter(`[data-edit="${ags}"]`);
  };

  return (
    <section className="commune-entries" ref={section} aria-labelledby={titleId}>
      <div className="commune-entries-head">
        <h2 id={titleId}>
          <Trans>Kommunen und Dienste</Trans>
        </h2>
        {!isReadOnly && (
          <span data-add="">
            <AddCommune
              added={new Set(entries.map(({ ags }) => ags))}
              isFull={entries.length >= userRolesMax}
              onAdd={({ ags, name }) => setEditing({ ags, name, isNew: true })}
            />
          </span>
        )}
      </div>
      {entries.length === 0 && (
        <Notice tone="neutral" icon="info">
          <Trans>Ohne Kommune sieht dieser Benutzer nach dem Anmelden nichts.</Trans>
        </Notice>
      )}
      {isSearchable && (
        <input
          className="commune-entries-search"
          type="search"
          aria-label={t`Zugeordnete Kommune suchen`}
          placeholder={t`Name oder AGS`}
          maxLength={searchTextMaxLength}
          autoComplete="off"
          value={text}
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
          onChange={(event) => {
            setText(event.target.value);
            setPage(0);
          }}
        />
      )}
      {listed.length > 0 && (
        <ul>
          {listed.slice(shownPage * shownAtOnce, (shownPage + 1) * shownAtOnce).map(({ ags, name }) => (
            <CommuneEntry
              key={ags}
              ags={ags}
              name={name}
              isReadOnly={isReadOnly}
              onEdit={() => setEditing({ ags, name, isNew: false })}
              onRemove={() => remove(ags, name)}
              onRestore={() => restore(ags)}
            />
          ))}
        </ul>
      )}
      {isSearchable && listed.length === 0 && (
        <p className="commune-entries-none">
          <Trans>Keine zugeordnete Kommune heißt so.</Trans>
        </p>
      )}
      <Paging
        label={t`Zugeordnete Kommunen`}
        page={shownPage}
        pageSize={shownAtOnce}
        total={listed.length}
        onPage={setPage}
      />
      {editing && (
        <ServicesDialog
          key={editing.ags}
          commune={editing}
          offers={offers}
          services={servicesOf(valueOf(editing.ags))}
          isNew={editing.isNew}
          onClose={() => setEditing(null)}
          onDone={(services) => {
            put(editing.ags, entryValue(services));
            setEditing(null);
          }}
        />
      )}
    </section>
  );
}
