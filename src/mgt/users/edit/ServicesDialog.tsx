import { Button, Flex, Grid, Skeleton, Span, Stack, chakra } from "@chakra-ui/react";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react";
import { searchMatcher } from "#domain/searchText";
import { groupServices, type ServicesOfGroup } from "#domain/serviceCatalogue";
import type { ServiceGroup } from "#domain/serviceGroups";
import { LiveRegion } from "#frame/LiveRegion";
import { useLocale } from "#i18n/language";
import type { Locale } from "#i18n/locales";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { useServiceName } from "#i18n/useServiceName";
import { Dialog } from "#ui/Dialog";
import { Notice } from "#ui/Notice";
import { SearchField } from "#ui/SearchField";
import { serviceGroupLabels } from "#ui/serviceGroupLabels";
import { Delayed } from "#ui/Delayed";
import { useAnnounce } from "#ui/ui";
import { isEnter } from "#ui/isEnter";
import type { CommuneOffers } from "./useCommuneOffers";

interface ServicesDialogProps {
  readonly commune: { readonly ags: string; readonly name: string };
  readonly offers: CommuneOffers;
  /** Services of the entry. */
  readonly services: readonly string[];
  /** Whether the commune is being added. */
  readonly isNew: boolean;
  readonly onDone: (services: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Enter in a field of the dialog would submit the surrounding form. */
function preventSubmit(event: KeyboardEvent): void {
  if (isEnter(event) && event.target instanceof HTMLInputElement) event.preventDefault();
}

/** Chooses the services of a commune that a user may change. */
export function ServicesDialog({ commune, offers, services, isNew, onDone, onClose }: ServicesDialogProps) {
  const errorMessage = useErrorMessage();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(services));
  const { ags, name } = commune;
  const { lookUp } = offers;
  const known = offers.known.get(ags);
  const failure = offers.failureOf(ags);
  useEffect(() => {
    if (!known) lookUp(ags);
  }, [known, lookUp, ags]);

  return (
    <Dialog
      title={<Trans>Dienste in {name}</Trans>}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Abbrechen</Trans>
          </Button>
          <Button variant="solid" disabled={!known} onClick={() => onDone([...chosen])}>
            {isNew ? <Trans>Kommune hinzufügen</Trans> : <Trans>Übernehmen</Trans>}
          </Button>
        </>
      }
    >
      {/* Handles keys that bubble up from the fields. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div onKeyDown={preventSubmit}>
        {known ? (
          <ServiceList offered={known.offered} stored={services} chosen={chosen} onChoose={setChosen} />
        ) : failure ? (
          <Notice tone="error" role="alert">
            <p>{errorMessage(failure)}</p>
            {failure.code !== "commune_unknown" && (
              <Button size="sm" onClick={() => lookUp(ags)}>
                <Trans>Erneut versuchen</Trans>
              </Button>
            )}
          </Notice>
        ) : (
          <Delayed>
            <Skeleton width="60%" />
          </Delayed>
        )}
      </div>
    </Dialog>
  );
}

/** Plain checkboxes: there are dozens. */
const Services = chakra("div", {
  base: {
    height: "min(420px, 50dvh)",
    px: 2,
    py: 1,
    overflowY: "auto",
    border: "1px solid",
    borderColor: "border",
    borderRadius: "md",
    "& fieldset + fieldset": { mt: 2 },
    "& legend": { fontWeight: "semibold" },
    "& fieldset > label": { ps: 6 },
    "& label": {
      display: "flex",
      gap: 2,
      alignItems: "center",
      minH: 7,
      cursor: "pointer",
      smDown: { minH: 10 },
    },
    "& label > input": {
      flex: "none",
      boxSize: 4,
      m: 0,
      accentColor: "var(--accent-solid)",
      smDown: { boxSize: 5 },
    },
    "& p": { color: "fg.muted" },
  },
});

interface ServiceListProps {
  readonly offered: readonly string[];
  /** Services of the entry when the dialog opened. */
  readonly stored: readonly string[];
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
}

/** Services of a commune with checkboxes, also for whole groups. */
function ServiceList({ offered, stored, chosen, onChoose }: ServiceListProps) {
  const announce = useAnnounce();
  const { t, i18n } = useLingui();
  const language = useLocale();
  const serviceName = useServiceName();
  const id = useId();
  const [text, setText] = useState("");
  const searchField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // If the services loaded after the dialog opened, the close button has the focus.
    if (document.activeElement?.matches("[data-part=close-trigger]")) searchField.current?.focus();
  }, []);
  const nameOfGroup = (group: ServiceGroup) => i18n._(serviceGroupLabels[group]);
  const find = (typed: string) => searchOffered(offered, typed, language, nameOfGroup);
  const groups = find(text);
  const notOffered = stored.filter((service) => !offered.includes(service));
  const count = chosen.size;
  const all = offered.length;

  const set = (services: readonly string[], isChosen: boolean) => {
    const others = [...chosen].filter((service) => !services.includes(service));
    onChoose(new Set(isChosen ? [...others, ...services] : others));
  };
  const search = (typed: string) => {
    setText(typed);
    const found = find(typed).flatMap(({ services }) => services).length;
    announce(t`${plural(found, { one: "# Dienst", other: "# Dienste" })}`);
  };

  return (
    <Stack gap={3} textStyle="sm">
      <Flex wrap="wrap" align="center" columnGap={3} rowGap={2}>
        <Grid flex="1 1 220px">
          <SearchField
            ref={searchField}
            data-focus-first
            label={t`Dienst suchen`}
            placeholder={t`Name oder Gruppe`}
            value={text}
            onType={search}
          />
        </Grid>
        <Span color="fg.muted" fontVariantNumeric="tabular-nums">
          <Trans>
            {count} von {all} gewählt
          </Trans>
        </Span>
      </Flex>
      <Services>
        {groups.length === 0 && (
          <p>{offered.length === 0 ? t`Diese Kommune bietet keine Dienste an.` : t`Kein Dienst gefunden.`}</p>
        )}
        {groups.map((group) => (
          <GroupChoice
            key={group.group}
            group={group}
            name={nameOfGroup(group.group)}
            chosen={chosen}
            onSet={set}
          />
        ))}
        {notOffered.length > 0 && (
          <fieldset aria-describedby={`${id}-gone`}>
            <legend>{t`Nicht mehr angeboten`}</legend>
            <p id={`${id}-gone`}>
              <Trans>Die Kommune bietet sie nicht mehr an; sie bewirken nichts.</Trans>
            </p>
            {notOffered.map((service) => (
              <ServiceChoice key={service} id={service} chosen={chosen} onSet={set}>
                {serviceName(service)}
              </ServiceChoice>
            ))}
          </fieldset>
        )}
      </Services>
      {/* The page's live region is inert while the dialog is open. */}
      <LiveRegion />
    </Stack>
  );
}

interface ChoiceProps {
  readonly chosen: ReadonlySet<string>;
  readonly onSet: (services: readonly string[], isChosen: boolean) => void;
}

interface ServiceChoiceProps extends ChoiceProps {
  readonly id: string;
  readonly children: string;
}

function ServiceChoice({ id, chosen, onSet, children }: ServiceChoiceProps) {
  return (
    <label>
      <input
        type="checkbox"
        checked={chosen.has(id)}
        onChange={(event) => onSet([id], event.target.checked)}
      />
      {children}
    </label>
  );
}

interface GroupChoiceProps extends ChoiceProps {
  readonly group: ServicesOfGroup;
  readonly name: string;
}

/** Group with a checkbox for all of its listed services. */
function GroupChoice({ group: { services }, name, chosen, onSet }: GroupChoiceProps) {
  const { t } = useLingui();
  const language = useLocale();
  const ids = services.map(({ id }) => id);
  const count = ids.filter((id) => chosen.has(id)).length;
  return (
    <fieldset>
      <legend>
        <label>
          <input
            type="checkbox"
            aria-label={t`Alle Dienste: ${name}`}
            ref={(box) => {
              if (box) box.indeterminate = count > 0 && count < ids.length;
            }}
            checked={count === ids.length}
            onChange={() => onSet(ids, count < ids.length)}
          />
          {name}
        </label>
      </legend>
      {services.map((service) => (
        <ServiceChoice key={service.id} id={service.id} chosen={chosen} onSet={onSet}>
          {service.name[language]}
        </ServiceChoice>
      ))}
    </fieldset>
  );
}

/** Offered services by group whose name, id or group name contains the text. */
function searchOffered(
  offered: readonly string[],
  text: string,
  language: Locale,
  nameOfGroup: (group: ServiceGroup) => string,
): ServicesOfGroup[] {
  const isMatch = searchMatcher(text);
  return groupServices(offered).flatMap(({ group, services }) => {
    const left = isMatch(nameOfGroup(group))
      ? services
      : services.filter(({ id, name }) => isMatch(`${name[language]} ${id}`));
    return left.length > 0 ? [{ group, services: left }] : [];
  });
}
