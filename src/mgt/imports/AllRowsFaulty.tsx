import { FailureText } from "./FailureText";

/** Nothing of a file can be used, although it can be read. */
export function AllRowsFaulty({ count }: { readonly count: number }) {
  return <FailureText failure={{ code: "all_rows_faulty", params: { count: String(count) } }} />;
}
