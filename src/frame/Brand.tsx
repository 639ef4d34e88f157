import { chakra } from "@chakra-ui/react";
import { useCan } from "#session/useSession";
import { AppLink } from "#ui/AppLink";
import { productName, useFrameTitle } from "./useFrameTitle";

const Link = chakra(AppLink, {
  base: {
    display: "flex",
    alignItems: "center",
    gap: 2.5,
    minWidth: 0,
    minHeight: "32px",
    pl: 1,
    borderRadius: "sm",
  },
});

const Mark = chakra("svg", { base: { flex: "none", width: "20px", height: "20px", color: "accent.fg" } });

const Title = chakra("span", {
  base: {
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    hyphens: "none",
    fontWeight: "semibold",
  },
});

const Part = chakra("span", {
  variants: {
    isArea: { true: { fontWeight: "normal", color: "fg.muted" } },
    /** Out of sight on a narrow screen, but still read out. */
    isWideOnly: {
      true: {
        smDown: {
          position: "absolute",
          width: "1px",
          height: "1px",
          overflow: "hidden",
          clipPath: "inset(50%)",
        },
      },
    },
  },
});

/** Mark and title of the screen; leads to the administration or to the overview (section 2). */
export function Brand() {
  const isAdministrator = useCan("admin_features");
  const parts = useFrameTitle();
  const last = parts.length - 1;
  return (
    <Link to={isAdministrator ? "/admin" : "/"} look="bare">
      <Mark viewBox="0 0 20 20" aria-hidden="true">
        <path fill="currentColor" d="M2 18v-7h2.5V8H7V5h1.5V2h3v3H13v3h2.5v3H18v7h-6v-4a2 2 0 0 0-4 0v4z" />
      </Mark>
      <Title>
        <Part isWideOnly={parts.length > 0}>{productName}</Part>
        {parts.map((part, position) => (
          <Part key={part} isArea isWideOnly={position < last}>
            <Part isWideOnly> - </Part>
            {part}
          </Part>
        ))}
      </Title>
    </Link>
  );
}
