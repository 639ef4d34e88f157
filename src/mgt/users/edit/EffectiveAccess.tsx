import { Box, Flex, Heading, Text } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { memo, useEffect, useId, useMemo, useRef, useState } from "react";
import type { RoleEntries } from "#domain/access";
import { LabelledCheckbox } from "#ui/LabelledCheckbox";
import { Notice } from "#ui/Notice";
import { accessChange, accessMatrix } from "./accessMatrix";
import { AccessTable } from "./AccessTable";
import { RoleConsequence } from "./AccessChangeSummary";
import { Paging, usePaging } from "./Paging";
import type { KnownCommunes } from "./useCommuneOffers";

/** Communes shown side by side; more would be too wide to read and too slow. */
const communesPerPage = 4;

interface EffectiveAccessProps {
  /** Stored role entries; for a new user the edited ones. */
  readonly before: RoleEntries;
  readonly now: RoleEntries;
  readonly known: KnownCommunes;
}

/** Table of a user's access and how saving changes it, computed by the server's rules. */
export const EffectiveAccess = memo(function EffectiveAccess({ before, now, known }: EffectiveAccessProps) {
  const titleId = useId();
  const type = now[0]?.type;
  const change = accessChange(before, now);
  return (
    <Box as="section" minW={0} textStyle="sm" aria-labelledby={titleId}>
      <Heading id={titleId}>
        <Trans>Wirksamer Zugriff</Trans>
      </Heading>
      {change.type && (
        <Box my={2}>
          <Notice tone="waiting" role="status">
            <RoleConsequence {...change.type} />
          </Notice>
        </Box>
      )}
      {type === "MEMBER" ? (
        <MemberAccess before={before} now={now} known={known} />
      ) : (
        <Text color="fg.muted">
          {type === "ADMIN" ? (
            <Trans>Sieht und ändert alles in allen Kommunen, auch Administrationskonten.</Trans>
          ) : (
            <Trans>
              Sieht und ändert alle Dienste in allen Kommunen und verwaltet Benutzer; Administrationskonten
              nicht.
            </Trans>
          )}
        </Text>
      )}
    </Box>
  );
});

function MemberAccess({ before, now, known }: EffectiveAccessProps) {
  const { t } = useLingui();
  const [onlyAccess, setOnlyAccess] = useState(true);
  const communes = useMemo(() => {
    const named = new Set([...before, ...now].flatMap(({ ags }) => ags ?? []));
    return [...named].flatMap((ags) => known.get(ags) ?? []);
  }, [before, now, known]);
  const { shown, showItem, paging } = usePaging(communes, communesPerPage);

  // Show the page with the latest change.
  const seen = useRef<readonly string[] | null>(null);
  useEffect(() => {
    const changed = accessChange(before, now).communes;
    const keys = changed.map(({ ags, added, removed }) => `${ags}:${added}:${removed}`);
    const latest = changed.find((_, place) => seen.current && !seen.current.includes(keys[place] ?? ""));
    seen.current = keys;
    const place = communes.findIndex(({ ags }) => ags === latest?.ags);
    if (place >= 0) showItem(place);
  }, [before, now, communes, showItem]);

  const groups = accessMatrix({ before, now }, shown, onlyAccess);
  if (communes.length === 0) {
    return (
      <Text color="fg.muted">
        <Trans>Kein Zugriff: Es ist keine Kommune zugeordnet.</Trans>
      </Text>
    );
  }
  return (
    <>
      <Flex wrap="wrap" align="center" justify="space-between" columnGap={4} rowGap={1} mb={2}>
        <Text color="fg.muted">
          <Trans>So, wie der Server entscheidet. Ein Feld zu öffnen zeigt den Grund.</Trans>
        </Text>
        <LabelledCheckbox checked={onlyAccess} onCheck={setOnlyAccess}>
          <Trans>Nur mit Zugriff</Trans>
        </LabelledCheckbox>
        <Paging label={t`Kommunen der Tabelle`} {...paging} />
      </Flex>
      {groups.length === 0 ? (
        <Text color="fg.muted">
          <Trans>In diesen Kommunen ist kein Dienst zugeordnet; zu sehen sind nur die Stammdaten.</Trans>
        </Text>
      ) : (
        <AccessTable groups={groups} communes={shown} states={{ before, now }} />
      )}
    </>
  );
}
