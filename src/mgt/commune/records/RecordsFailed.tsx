import { Trans } from "@lingui/react/macro";
import { toFailure } from "#relay/failure";
import { ListFailed } from "#ui/table/ListFailed";
import type { RecordAddress } from "./recordAddress";

interface RecordsFailedProps<Field extends string> {
  readonly error: unknown;
  /** Another attempt is under way. */
  readonly isBusy: boolean;
  readonly address: RecordAddress<Field>;
}

/** In place of a commune's entries where they could not be loaded. */
export function RecordsFailed<Field extends string>({ error, isBusy, address }: RecordsFailedProps<Field>) {
  return (
    <ListFailed
      title={<Trans>Die Einträge konnten nicht geladen werden.</Trans>}
      failure={toFailure(error)}
      isBusy={isBusy}
      search={address.search}
      onFirstPage={address.toFirstPage}
    />
  );
}
