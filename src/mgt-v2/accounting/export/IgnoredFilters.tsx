import { Trans } from "@lingui/react/macro";
import { useCan } from "#session/useSession";
import { Notice } from "#ui/Notice";
import type { ExportSearch } from "./exportSearch";

interface IgnoredFiltersProps {
  readonly search: ExportSearch;
}

/** Names the filters of the list that a run ignores, since they could remove bookings from a series. */
export function IgnoredFilters({ search }: IgnoredFiltersProps) {
  const seesVehicles = useCan("processes");
  const sentences = [
    search.state !== undefined && (
      <Trans key="states">
        Der Status ist hier kein Filter: Ausgeleitet wird alles, was bezahlt oder erstattet ist.
      </Trans>
    ),
    search.text !== undefined && seesVehicles && (
      <Trans key="text">Die Suche gilt hier nur für Nummern, nicht für Kennzeichen und FIN.</Trans>
    ),
    search.exported !== undefined && (
      <Trans key="exported">
        Ob etwas schon ausgeleitet wurde, ist hier kein Filter. Nur was seit einem Lauf neu ist, erhalten Sie,
        wenn Sie ihn fortsetzen.
      </Trans>
    ),
  ].filter((sentence) => sentence !== false);
  if (sentences.length === 0) return null;
  return (
    <Notice tone="waiting" icon="info" role="note">
      {sentences.map((sentence) => (
        <p key={sentence.key}>{sentence}</p>
      ))}
    </Notice>
  );
}
