import { Badge } from "@chakra-ui/react";
import { useSession } from "#session/useSession";

/** The stage of the installation; none in production. */
export function StageBadge() {
  const session = useSession();
  if (!("stage" in session) || session.stage === "PRODUCTION") return null;
  return (
    <Badge
      bg="status.waiting.subtle"
      color="status.waiting.fg"
      fontSize="2xs"
      fontWeight="semibold"
      letterSpacing="0.03em"
    >
      {session.stage}
    </Badge>
  );
}
