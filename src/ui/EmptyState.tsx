import { EmptyState as ChakraEmptyState, Flex } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Icon, type IconName } from "./Icon";

interface EmptyStateProps {
  readonly icon: IconName;
  readonly title: ReactNode;
  /** Use "h1" if it is the whole screen. */
  readonly level?: "h1" | "h2";
  readonly role?: "alert";
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** Replaces missing content: says what is missing, why, and what to do about it. */
export function EmptyState({ icon, title, level = "h2", role, actions, children }: EmptyStateProps) {
  return (
    <ChakraEmptyState.Root role={role}>
      <ChakraEmptyState.Indicator>
        <Icon name={icon} size={32} />
      </ChakraEmptyState.Indicator>
      <ChakraEmptyState.Title as={level}>{title}</ChakraEmptyState.Title>
      {children && <ChakraEmptyState.Description as="div">{children}</ChakraEmptyState.Description>}
      {actions && (
        <Flex wrap="wrap" gap={2} marginTop={4}>
          {actions}
        </Flex>
      )}
    </ChakraEmptyState.Root>
  );
}
