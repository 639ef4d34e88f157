import { Ags } from "#ui/Ags";

interface ProcessCommuneProps {
  readonly commune: { readonly name: string; readonly ags: string };
}

/** Name and AGS of a process's commune in a table cell. */
export function ProcessCommune({ commune: { name, ags } }: ProcessCommuneProps) {
  return (
    <span data-part="place" data-tooltip={`${name} ${ags}`}>
      <span lang="de">{name}</span>
      <Ags ags={ags} />
    </span>
  );
}
