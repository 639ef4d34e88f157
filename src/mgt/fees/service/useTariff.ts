import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay/hooks";
import { tariffNumberKey, type TariffEntry } from "#domain/feeTariff";
import { searchTextMaxLength } from "#domain/limits";
import { typingPause } from "#ui/table/useTypedText";
import type { useTariffQuery, useTariffQuery$data } from "./__generated__/useTariffQuery.graphql";

const tariffQuery = graphql`
  query useTariffQuery($text: String!) @throwOnFieldError {
    feeTariff(text: $text) {
      gebOstNr
      text
      minimum
      maximum
      note
    }
  }
`;

const toEntry = (entry: useTariffQuery$data["feeTariff"][number]): TariffEntry => ({
  ...entry,
  minimum: entry.minimum ?? null,
  maximum: entry.maximum ?? null,
  note: entry.note ?? null,
});

interface Found {
  /** Search text. */
  readonly text: string;
  readonly entries: readonly TariffEntry[];
}

const none: Found = { text: "", entries: [] };

/** Entries of the tariff for a GebOSt number. */
export interface Tariff {
  /** Entries whose number begins with it, or whose text contains it. */
  readonly proposals: readonly TariffEntry[];
  /** The entry with exactly this number; null: unknown. */
  readonly entry: TariffEntry | null;
}

/** Looks up a number in the tariff while it is typed. After a failure there are no suggestions. */
export function useTariff(gebOstNr: string): Tariff {
  const environment = useRelayEnvironment();
  const [found, setFound] = useState(none);
  const text = gebOstNr.trim();
  const isSearchable = text !== "" && text.length <= searchTextMaxLength;
  useEffect(() => {
    if (!isSearchable) return undefined;
    let stop = () => {};
    const pause = setTimeout(() => {
      const subscription = fetchQuery<useTariffQuery>(environment, tariffQuery, { text }).subscribe({
        next: ({ feeTariff }) => setFound({ text, entries: feeTariff.map(toEntry) }),
        error: () => setFound(none),
      });
      stop = () => subscription.unsubscribe();
    }, typingPause);
    return () => {
      clearTimeout(pause);
      stop();
    };
  }, [environment, text, isSearchable]);
  // Keep the previous suggestions while the next ones load.
  const isRelated = found.text !== "" && (text.startsWith(found.text) || found.text.startsWith(text));
  const proposals = isSearchable && isRelated ? found.entries : none.entries;
  const key = tariffNumberKey(text);
  return { proposals, entry: found.entries.find((one) => tariffNumberKey(one.gebOstNr) === key) ?? null };
}
