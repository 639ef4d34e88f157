import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { can } from "#domain/permissions";
import { useViewer } from "#session/useSession";
import { AppLink } from "#ui/AppLink";
import { Icon } from "#ui/Icon";
import { adminAreas } from "./adminAreas";

const List = chakra("nav", { base: { display: "flex", flexDirection: "column", gap: "1px" } });

const Area = chakra(AppLink, {
  base: {
    display: "flex",
    alignItems: "center",
    gap: 2.5,
    px: 2.5,
    borderRadius: "md",
    color: "fg.muted",
    _hover: { bg: "bg.muted", color: "fg" },
    "&[aria-current]": { bg: "bg.emphasized", color: "fg", fontWeight: "semibold" },
  },
  variants: { place: { side: { height: "32px", fontSize: "sm" }, drawer: { height: "40px" } } },
});

/** The areas of the administration that the viewer may enter. */
export function AdminNavigation({ place }: { readonly place: "side" | "drawer" }) {
  const { t, i18n } = useLingui();
  const viewer = useViewer();
  return (
    <List aria-label={t`Administration`}>
      {adminAreas
        .filter(({ permission }) => can(viewer, permission))
        .map(({ to, label, icon, isExact }) => (
          <Area key={to} to={to} look="bare" place={place} activeOptions={{ exact: isExact ?? false }}>
            <Icon name={icon} />
            {i18n._(label)}
          </Area>
        ))}
    </List>
  );
}
