import { Trans } from "@lingui/react/macro";
import type { ListAddress } from "#lists/useListSearch";
import { toFailure } from "#relay/failure";
import { ListFailed } from "#ui/table/ListFailed";

interface RecordsFailedProps {
  readonly error: unknown;
  /** Another attempt is under way. */
  readonly isBusy: boolean;
  readonly address: ListAddress;
}

/** In place of a commune's entries where they could not be loaded. */
export function RecordsFailed({ error, isBusy, address }: RecordsFailedProps) {
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
