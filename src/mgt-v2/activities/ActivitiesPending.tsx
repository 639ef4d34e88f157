import { AfterAMoment, Skeleton } from "#ui/Skeleton";

/** Entries on their way. */
export function ActivitiesPending() {
  return (
    <AfterAMoment className="activities-pending">
      <Skeleton width="120px" />
      {[62, 48, 70, 55, 66, 50].map((width) => (
        <Skeleton key={width} height="20px" width={`${width}%`} />
      ))}
    </AfterAMoment>
  );
}
