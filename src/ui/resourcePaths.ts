/** Paths of the pages of resources. */

interface AddressedResource {
  readonly version: string;
  readonly type: string;
  readonly resourceId: string;
}

/** Path of the page where a resource is read and changed. Ids have no character that needs an escape. */
export function resourcePath({ version, type, resourceId }: AddressedResource): string {
  return `/admin/editresource/${version}/${type}/${resourceId}`;
}

/** Path of the page where a resource is added, of a kind if there is one. */
export function addResourcePath(type?: string): string {
  return type ? `/admin/addresource?type=${type}` : "/admin/addresource";
}
