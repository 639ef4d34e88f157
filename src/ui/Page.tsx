import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Breadcrumbs } from "./Breadcrumbs";

const Body = chakra("div", {
  base: { flex: 1, minWidth: 0, width: "full", px: { base: 4, sm: 6 }, pt: { base: 3, sm: 4 }, pb: 8 },
  variants: { width: { full: {}, mid: { maxWidth: "1288px", mx: "auto" } } },
});

const Head = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", alignItems: "flex-end", columnGap: 4, rowGap: 2 },
});

const Title = chakra("h1", {
  base: { textStyle: "h1", letterSpacing: "-0.01em", textWrap: "balance", overflowWrap: "anywhere" },
});

const Actions = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: 2,
    width: { base: "full", sm: "auto" },
    ml: { base: 0, sm: "auto" },
  },
});

const Lede = chakra("p", { base: { flexBasis: "100%", mt: -1, color: "fg.muted" } });

interface PageProps {
  /** The one h1 of the screen. */
  readonly title: ReactNode;
  /** A sentence below it. */
  readonly lede?: ReactNode;
  /** Buttons beside it. */
  readonly actions?: ReactNode;
  /** mid: centred, for pages without a navigation at the side. */
  readonly width?: "full" | "mid";
  readonly children: ReactNode;
}

/** A screen: path, heading, actions and what stands below them. */
export function Page({ title, lede, actions, width = "full", children }: PageProps) {
  return (
    <Body width={width}>
      <Breadcrumbs />
      <Head>
        <Title>{title}</Title>
        {actions && <Actions>{actions}</Actions>}
        {lede && <Lede>{lede}</Lede>}
      </Head>
      {children}
    </Body>
  );
}
