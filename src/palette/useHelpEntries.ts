import { useEffect, useState } from "react";
import { searchable, type Searchable } from "#domain/palette/query";
import { loadHelpHeads } from "#help/helpHeads";
import { useLocale } from "#i18n/language";
import type { PaletteEntry } from "./paletteEntry";

const none: readonly Searchable<PaletteEntry>[] = [];

/** The pages of the help, found by title, headings and summary. Without them, the palette finds everything else. */
export function useHelpEntries(): readonly Searchable<PaletteEntry>[] {
  const locale = useLocale();
  const [entries, setEntries] = useState(none);
  useEffect(() => {
    let isOld = false;
    loadHelpHeads(locale).then(
      (heads) => {
        if (isOld) return;
        const pages = [...heads].map(([slug, { title, summary, headings }]) =>
          searchable<PaletteEntry>(
            { key: `help-${slug}`, group: "help", icon: "info", title, path: `/help/${slug}` },
            title,
            [summary, ...headings, slug],
          ),
        );
        setEntries(pages);
      },
      () => undefined,
    );
    return () => {
      isOld = true;
    };
  }, [locale]);
  return entries;
}
