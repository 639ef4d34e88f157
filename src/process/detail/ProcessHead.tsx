import { chakra, Flex } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { communeScreenPath, openServiceScreens, serviceScreenPath } from "#domain/serviceScreens";
import { formatDateTime } from "#i18n/formats";
import { useFormats } from "#i18n/useFormats";
import { Ags } from "#ui/Ags";
import { AppLink } from "#ui/AppLink";
import { knownStatus } from "../knownStatus";
import { ProcessStatus } from "../ProcessStatus";
import { useProcessName } from "../useProcessName";
import type { ProcessHead_process$key } from "./__generated__/ProcessHead_process.graphql";
import { CopyButton } from "#ui/CopyButton";
import { DetailHead } from "./DetailLayout";
import { useServiceName } from "#i18n/useServiceName";

const headFragment = graphql`
  fragment ProcessHead_process on Process @throwOnFieldError {
    pid
    name
    status
    serviceId
    commune {
      ags
      name
    }
    createdAt
  }
`;

interface ProcessHeadProps {
  readonly process: ProcessHead_process$key;
  readonly titleId: string;
  /** Time of the fetch, for relative times such as "3 minutes ago". */
  readonly now: number;
  /** Links and buttons at the end of the heading. */
  readonly tools?: ReactNode;
}

/** Name, status and commune of a process. */
export function ProcessHead({ process, titleId, now, tools }: ProcessHeadProps) {
  const { t } = useLingui();
  const { relative } = useFormats();
  const serviceName = useServiceName();
  const data = useFragment(headFragment, process);
  const { pid, status, serviceId, commune, createdAt } = data;
  const name = useProcessName(data);
  const communePath = communeScreenPath(commune.ags);
  const hasTransactions = openServiceScreens(serviceId, ["persistence"], () => true).includes(
    "transactionInfo",
  );
  const created = formatDateTime(createdAt);
  return (
    <DetailHead titleId={titleId} title={name} tools={tools}>
      <ProcessStatus status={knownStatus(status)} />
      <Flex as="span" display="inline-flex" align="center" minW={0} minH={6}>
        <chakra.code color="fg" overflowWrap="anywhere">
          {pid}
        </chakra.code>
        <CopyButton text={pid} label={t`Prozess-ID kopieren`} />
      </Flex>
      <span>
        {communePath ? (
          <AppLink to={communePath} variant="text" lang="de">
            {commune.name}
          </AppLink>
        ) : (
          <span lang="de">{commune.name}</span>
        )}{" "}
        <Ags ags={commune.ags} />
      </span>
      {hasTransactions ? (
        <AppLink to={serviceScreenPath("transactionInfo", commune.ags, serviceId)} variant="text">
          {serviceName(serviceId)}
        </AppLink>
      ) : (
        <span>{serviceName(serviceId)}</span>
      )}
      <time dateTime={createdAt} data-tooltip={relative(createdAt, now)}>
        {t`erstellt ${created}`}
      </time>
    </DetailHead>
  );
}
