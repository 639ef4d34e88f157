import { Ags } from "#ui/Ags";

interface ProcessCommuneProps {
  readonly name: string;
  readonly ags: string;
}

/** The commune of a process in a column. */
export function ProcessCommune({ name, ags }: ProcessCommuneProps) {
  return (
    <span data-part="place" data-tooltip={`${name} ${ags}`}>
      <span lang="de">{name}</span>
      <Ags ags={ags} />
    </span>
  );
}
