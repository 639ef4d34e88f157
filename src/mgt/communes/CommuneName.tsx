import { communeScreenPath } from "#domain/serviceScreens";
import { AppLink } from "#ui/AppLink";

interface CommuneNameProps {
  readonly ags: string;
  readonly name: string;
  /** In a list that is one tab stop: -1 for all but the one that it stands on. */
  readonly tabIndex?: 0 | -1;
}

/** The name of a commune, which leads to its screen once there is one. */
export function CommuneName({ ags, name, tabIndex }: CommuneNameProps) {
  const path = communeScreenPath(ags);
  if (!path) return name;
  return (
    <AppLink look="bare" to={path} tabIndex={tabIndex}>
      {name}
    </AppLink>
  );
}
