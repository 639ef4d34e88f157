import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { Fragment } from "react";
import { can } from "#domain/permissions";
import { useViewer } from "#session/useSession";
import { adminAreas } from "./adminAreas";
import { AreaLink } from "./AreaLink";

/** Styles its headings and links by selector: it renders at every start. */
const Areas = chakra("nav", {
  base: {
    display: "flex",
    flexDirection: "column",
    gap: "1px",
    "& p": {
      padding: "14px 10px 4px",
      color: "fg.subtle",
      fontWeight: "medium",
      textStyle: "xs",
    },
    "& a": {
      display: "flex",
      alignItems: "center",
      gap: 2.5,
      height: 10,
      px: 2.5,
      borderRadius: "md",
      color: "fg.muted",
      _hover: { bg: "bg.muted", color: "fg" },
      _currentPage: { bg: "bg.emphasized", color: "fg", fontWeight: "semibold" },
    },
    "& .attention-badge": { marginInlineStart: "auto" },
    "& [aria-current] > .attention-badge": { bg: "bg" },
  },
});

/** The admin areas that the viewer may enter. */
export function AdminNavigation() {
  const { t, i18n } = useLingui();
  const viewer = useViewer();
  return (
    <Areas aria-label={t`Administration`}>
      {adminAreas
        .filter(({ permission }) => can(viewer, permission))
        .map((area) => (
          <Fragment key={area.label.id}>
            {area.heading && <p>{i18n._(area.heading)}</p>}
            <AreaLink area={area} />
          </Fragment>
        ))}
    </Areas>
  );
}
