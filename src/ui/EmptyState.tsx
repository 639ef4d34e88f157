import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Icon, type IconName } from "./Icon";

const Place = chakra("div", {
  base: { maxWidth: "480px", mt: 7, "& > svg": { color: "fg.subtle", strokeWidth: 1, mb: 3 } },
});
const Title = chakra("h2", { base: { textStyle: "h2", mb: 1 } });
const Text = chakra("div", { base: { color: "fg.muted", "& p + p": { mt: 2 } } });
const Actions = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: 2, mt: 4 } });

interface EmptyStateProps {
  readonly icon: IconName;
  readonly title: ReactNode;
  /** h1 where the state is the whole screen. */
  readonly level?: "h1" | "h2";
  readonly role?: "alert";
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** Stands where the content would: what is missing, why, and what to do about it. */
export function EmptyState({ icon, title, level = "h2", role, actions, children }: EmptyStateProps) {
  return (
    <Place role={role}>
      <Icon name={icon} size={32} />
      <Title as={level}>{title}</Title>
      {children && <Text>{children}</Text>}
      {actions && <Actions>{actions}</Actions>}
    </Place>
  );
}
