import { Plural, Trans } from "@lingui/react/macro";
import { useFormats } from "#i18n/useFormats";
import { AppLink } from "#ui/AppLink";

/** Entries of an action are counted up to this number. */
const relatedCountMax = 1_000;

interface RelatedEntriesProps {
  readonly correlationId: string;
  readonly count: number;
}

/** Link to all entries that one action caused. */
export function RelatedEntries({ correlationId, count }: RelatedEntriesProps) {
  const { number } = useFormats();
  const most = number(relatedCountMax);
  return (
    <AppLink variant="text" to="/admin/activities" search={{ action: correlationId }}>
      {count >= relatedCountMax ? (
        <Trans>Alle Einträge dieser Aktion, mindestens {most}</Trans>
      ) : (
        <Plural value={count} one="Der Eintrag dieser Aktion" other="Alle # Einträge dieser Aktion" />
      )}
    </AppLink>
  );
}
