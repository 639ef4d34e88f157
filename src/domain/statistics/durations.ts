/**
 * Processing times as a histogram that can be summed. Bucket b holds the times from 1.02^b to below 1.02^(b+1) seconds,
 * so that quantiles are accurate to 1 %. The database computes the same buckets.
 */

const growth = 1.02;

/** The bucket of a time in seconds. Times below a second count as one second. */
export function durationBucket(seconds: number): number {
  return Math.floor(Math.log(Math.max(seconds, 1)) / Math.log(growth));
}

/** Returns the middle of a bucket, in seconds. */
export function secondsOfBucket(bucket: number): number {
  return Math.round(growth ** (bucket + 0.5));
}

/** Number of times in a bucket. */
export interface BucketCount {
  readonly bucket: number;
  readonly count: number;
}

/**
 * The quantile of the times in seconds: the smallest time such that at least this share (above 0, up to 1) does not
 * exceed it. `null` if there are no times.
 */
export function durationQuantile(buckets: readonly BucketCount[], share: number): number | null {
  const total = buckets.reduce((sum, { count }) => sum + count, 0);
  if (total <= 0) return null;
  const rank = Math.ceil(share * total);
  let seen = 0;
  for (const { bucket, count } of [...buckets].sort((a, b) => a.bucket - b.bucket)) {
    seen += count;
    if (seen >= rank) return secondsOfBucket(bucket);
  }
  return null;
}
