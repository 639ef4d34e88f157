import { Box } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useFormats } from "#i18n/useFormats";
import { AppLink } from "#ui/AppLink";

/** Link to the list of all proofs, with their number if it is known. */
export function AllProofsLink({ count }: { readonly count?: number }) {
  const { number } = useFormats();
  const total = count === undefined ? null : number(count);
  return (
    <Box mt={3} textStyle="sm">
      <AppLink variant="text" to="/admin/more/automated-jobs/erase-applicant-data/proofs">
        {total === null ? <Trans>Alle Löschnachweise</Trans> : <Trans>Alle Löschnachweise ({total})</Trans>}
      </AppLink>
    </Box>
  );
}
