import { Box, Flex, Heading, Input } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState, type FormEvent } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay/hooks";
import { patternMaxLength } from "#domain/securityLists/securityLists";
import { LabelledField } from "#forms/fields/LabelledField";
import type { Failure } from "#i18n/errorMessages";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { toFailure } from "#relay/failure";
import { BusyButton } from "#ui/BusyButton";
import { Notice } from "#ui/Notice";
import type { AddressTestQuery } from "./__generated__/AddressTestQuery.graphql";
import { Verdict, type AddressVerdict } from "./Verdict";

/** Bypasses the store, since other users change the lists. */
const verdictQuery = graphql`
  query AddressTestQuery($ags: AGS!, $address: String!) @throwOnFieldError {
    addressVerdict(ags: $ags, address: $address) {
      isAdmitted
      reason
      address
      entry {
        list
        display
        reason
        expiresOn
      }
    }
  }
`;

type Answer = { readonly verdict: AddressVerdict; readonly tested: string } | { readonly failure: Failure };

/** Tests whether a reservation with an address would be accepted. */
export function AddressTest({ ags }: { readonly ags: string }) {
  const { t } = useLingui();
  const id = useId();
  const environment = useRelayEnvironment();
  const errorMessage = useErrorMessage();
  const [address, setAddress] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<Answer | null>(null);

  async function test(event: FormEvent) {
    event.preventDefault();
    const tested = address.trim();
    if (isBusy) return;
    if (tested === "") return setAnswer({ failure: { code: "required", params: {} } });
    setBusy(true);
    try {
      const variables = { ags, address: tested };
      const data = await fetchQuery<AddressTestQuery>(environment, verdictQuery, variables).toPromise();
      const verdict = data?.addressVerdict;
      setAnswer(verdict ? { verdict, tested } : { failure: { code: "not_found", params: {} } });
    } catch (error) {
      setAnswer({ failure: toFailure(error) });
    }
    setBusy(false);
  }

  return (
    <Box as="section" aria-labelledby={`${id}-heading`} minW={0}>
      <Heading as="h2" id={`${id}-heading`} textStyle="h3" mb={1.5}>
        <Trans>Adresse testen</Trans>
      </Heading>
      <form noValidate onSubmit={(event) => void test(event)}>
        <LabelledField id={id} label={t`E-Mail-Adresse`} hasDefault>
          <Flex gap={2} w="full">
            <Input
              flex={1}
              minW={0}
              type="text"
              inputMode="email"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={patternMaxLength}
              value={address}
              onChange={({ currentTarget: { value } }) => {
                setAddress(value);
                setAnswer(null);
              }}
            />
            <BusyButton type="submit" isBusy={isBusy}>
              <Trans>Testen</Trans>
            </BusyButton>
          </Flex>
        </LabelledField>
      </form>
      <Box aria-live="polite" mt={2} _empty={{ display: "none" }}>
        {answer && "failure" in answer && <Notice tone="error">{errorMessage(answer.failure)}</Notice>}
        {answer && "verdict" in answer && <Verdict {...answer} />}
      </Box>
    </Box>
  );
}
