import { communeScreenPath } from "#domain/serviceScreens";
import { AppLink } from "#ui/AppLink";

interface CommuneNameProps {
  readonly ags: string;
  readonly name: string;
}

/** The name of a commune, which leads to its screen once there is one. */
export function CommuneName({ ags, name }: CommuneNameProps) {
  const path = communeScreenPath(ags);
  if (!path) return name;
  return <AppLink to={path}>{name}</AppLink>;
}
