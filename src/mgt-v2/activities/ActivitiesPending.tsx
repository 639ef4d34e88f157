import { Stack } from "@chakra-ui/react";
import { AfterAMoment, Skeleton } from "#ui/Skeleton";

/** Entries on their way. */
export function ActivitiesPending() {
  return (
    <Stack asChild gap={4} pt={4}>
      <AfterAMoment>
        <Skeleton width="120px" />
        {[62, 48, 70, 55, 66, 50].map((width) => (
          <Skeleton key={width} height="20px" width={`${width}%`} />
        ))}
      </AfterAMoment>
    </Stack>
  );
}
