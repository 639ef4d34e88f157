import { Skeleton, Stack } from "@chakra-ui/react";
import { Delayed } from "#ui/Delayed";

/** Skeleton of the activity log. */
export function ActivitiesSkeleton() {
  return (
    <Stack asChild gap={4} pt={4}>
      <Delayed>
        <Skeleton width="120px" />
        {[62, 48, 70, 55, 66, 50].map((width) => (
          <Skeleton key={width} height="20px" width={`${width}%`} />
        ))}
      </Delayed>
    </Stack>
  );
}
