import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { FileFacts } from "./FileLine";

/** Lists the ignored columns of a file, up to a limit. */
export function IgnoredColumns({ names }: { readonly names: readonly string[] }) {
  const { t } = useLingui();
  if (names.length === 0) return null;
  const shown = names.slice(0, namesShown).map((name) => t`„${name}“`);
  const more = names.length - shown.length;
  const list = shown.join(", ");
  return (
    <FileFacts>
      {t`${plural(names.length, { one: "Eine Spalte der Datei wird nicht übernommen", other: "# Spalten der Datei werden nicht übernommen" })}: ${list}`}
      {more > 0 && ` ${t`und ${plural(more, { one: "# weitere", other: "# weitere" })}`}`}.
    </FileFacts>
  );
}

const namesShown = 8;
