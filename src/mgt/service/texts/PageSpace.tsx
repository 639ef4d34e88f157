/**
 * Takes the place of texts that are not rendered yet. At least as high as any page of them,
 * so that the router can restore the scroll position.
 */
export function PageSpace() {
  return <div style={{ height: "100000px" }} />;
}
