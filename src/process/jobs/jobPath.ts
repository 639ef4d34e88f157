/** Address of the page of a bulk job; `id` is its node id. */
export function jobPath(id: string): string {
  return `/admin/jobs/${encodeURIComponent(id)}`;
}
