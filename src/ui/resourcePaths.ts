/** Paths of the pages of resources. */

interface AddressedResource {
  readonly version: string;
  readonly type: string;
  readonly resourceId: string;
}

/** Path of a resource's page. Ids need no escaping. */
export function resourcePath({ version, type, resourceId }: AddressedResource): string {
  return `/admin/editresource/${version}/${type}/${resourceId}`;
}

/** Path of the page that creates a resource, with the given kind preselected. */
export function addResourcePath(type?: string): string {
  return type ? `/admin/addresource?type=${type}` : "/admin/addresource";
}
