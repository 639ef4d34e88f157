import { Flex } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Icon } from "../Icon";

interface FieldProblemProps {
  /** For aria-describedby of the field. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** Why a file was refused; announced at once. */
export function FieldProblem({ id, children }: FieldProblemProps) {
  return (
    <Flex
      id={id}
      role="alert"
      gap={1.5}
      textStyle="sm"
      color="status.error.fg"
      css={{ "& svg": { mt: "1px" } }}
    >
      <Icon name="alert" />
      <span>{children}</span>
    </Flex>
  );
}
