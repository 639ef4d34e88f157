import { chakra, Heading } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import type { Installation_query$key } from "./__generated__/Installation_query.graphql";

const installationFragment = graphql`
  fragment Installation_query on Query @throwOnFieldError {
    instance {
      version
      stage
      hasDemoAccounts
    }
  }
`;

const Facts = chakra("dl", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(96px, auto) minmax(0, 1fr)",
    columnGap: 4,
    rowGap: 1.5,
    mt: 2,
    pt: 2.5,
    borderTop: "1px solid",
    borderColor: "border",
    textStyle: "sm",
    "& dt": { color: "fg.muted" },
  },
});

/** Version and stage of the server. */
export function Installation({ query }: { readonly query: Installation_query$key }) {
  const { instance } = useFragment(installationFragment, query);
  return (
    <section>
      <Heading>
        <Trans>Installation</Trans>
      </Heading>
      <Facts>
        <dt>
          <Trans>Version</Trans>
        </dt>
        <dd>{instance.version}</dd>
        <dt>
          <Trans>Stufe</Trans>
        </dt>
        <dd>{instance.stage}</dd>
        <dt>
          <Trans>Demodaten</Trans>
        </dt>
        <dd>{instance.hasDemoAccounts ? <Trans>vorhanden</Trans> : <Trans>keine</Trans>}</dd>
      </Facts>
    </section>
  );
}
