import { communeScreenPath } from "#domain/serviceScreens";
import { AppLink } from "#ui/AppLink";

interface CommuneNameProps {
  readonly ags: string;
  readonly name: string;
  /** -1 in a list with roving tabindex, for all but the active item. */
  readonly tabIndex?: 0 | -1;
}

/** Name of a commune, linked to its screen if it has one. */
export function CommuneName({ ags, name, tabIndex }: CommuneNameProps) {
  const path = communeScreenPath(ags);
  if (!path) return name;
  return (
    <AppLink variant="bare" to={path} tabIndex={tabIndex}>
      {name}
    </AppLink>
  );
}
