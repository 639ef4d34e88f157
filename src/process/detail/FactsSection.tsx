import { DataList } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { formatDateTime } from "#i18n/formats";
import { useFormats } from "#i18n/useFormats";
import { knownType } from "../knownStatus";
import { typeLabels } from "../processLabels";
import type { FactsSection_process$key } from "./__generated__/FactsSection_process.graphql";
import { DetailSection } from "./DetailLayout";
import { Fact } from "#ui/Fact";

/** Ids and keys of a process. */
export function FactsSection({ process }: { readonly process: FactsSection_process$key }) {
  const { t, i18n } = useLingui();
  const { number } = useFormats();
  const data = useFragment(
    graphql`
      fragment FactsSection_process on Process @throwOnFieldError {
        type
        pid
        uuid
        key
        formKey
        businessKey
        serviceId
        restarts
        updatedAt
      }
    `,
    process,
  );
  return (
    <DetailSection title={<Trans>Angaben</Trans>}>
      <DataList.Root>
        <Fact name={t`Art`} value={i18n._(typeLabels[knownType(data.type)])} />
        <Fact name={t`Schlüssel`} value={data.key} isCode />
        <Fact name={t`Formular`} value={data.formKey} isCode />
        <Fact name={t`Vorgangsnummer`} value={data.businessKey} isCode />
        <Fact name={t`Prozess-ID`} value={data.pid} isCode />
        <Fact name={t`UUID`} value={data.uuid} isCode />
        <Fact name={t`Dienst`} value={data.serviceId} isCode />
        <Fact name={t`Neustarts`} value={number(data.restarts)} />
        <Fact name={t`Geändert`} value={formatDateTime(data.updatedAt)} />
      </DataList.Root>
    </DetailSection>
  );
}
