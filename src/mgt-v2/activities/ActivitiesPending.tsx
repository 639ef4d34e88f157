import { Skeleton } from "@chakra-ui/react";
import { Delayed } from "#ui/Delayed";

/** Entries on their way. */
export function ActivitiesPending() {
  return (
    <Delayed className="activities-pending">
      <Skeleton width="120px" />
      {[62, 48, 70, 55, 66, 50].map((width) => (
        <Skeleton key={width} height="20px" width={`${width}%`} />
      ))}
    </Delayed>
  );
}
