import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { formatDateTime } from "#i18n/formats";
import { useFormats } from "#i18n/useFormats";
import { Status } from "#ui/Status";
import type {
  AtAGlance_commune$data,
  AtAGlance_commune$key,
} from "./__generated__/AtAGlance_commune.graphql";

const atAGlanceFragment = graphql`
  fragment AtAGlance_commune on Commune @throwOnFieldError {
    initialization
    updatedAt
    updatedBy {
      username
    }
    counts {
      services
      enabledServices
    }
  }
`;

const Title = chakra("h2", { base: { pt: 1.5, textStyle: "h3" } });

const Facts = chakra("dl", {
  base: {
    display: "grid",
    gridTemplateColumns: "auto 1fr",
    columnGap: 3,
    rowGap: 1,
    mt: 2,
    textStyle: "sm",
    "& dt": { color: "fg.muted" },
    "& dd": { overflowWrap: "anywhere" },
  },
});

interface AtAGlanceProps {
  readonly commune: AtAGlance_commune$key;
}

/** Key facts of the commune, beside its master data. */
export function AtAGlance({ commune }: AtAGlanceProps) {
  const formats = useFormats();
  const { initialization, updatedAt, updatedBy, counts } = useFragment(atAGlanceFragment, commune);
  const services = formats.number(counts.services);
  const enabled = formats.number(counts.enabledServices);
  const by = updatedBy?.username;
  return (
    <aside aria-labelledby="at-a-glance">
      <Title id="at-a-glance">
        <Trans>Auf einen Blick</Trans>
      </Title>
      <Facts>
        <dt>
          <Trans>Dienste</Trans>
        </dt>
        <dd>
          <Trans>
            {services}, davon {enabled} eingeschaltet
          </Trans>
        </dd>
        <dt>
          <Trans>Zustand</Trans>
        </dt>
        <dd>
          <Initialization state={initialization} />
        </dd>
        <dt>
          <Trans>Geändert</Trans>
        </dt>
        <dd>
          {formatDateTime(updatedAt)}
          {by && (
            <>
              <br />
              <Trans>von {by}</Trans>
            </>
          )}
        </dd>
      </Facts>
    </aside>
  );
}

function Initialization({ state }: { readonly state: AtAGlance_commune$data["initialization"] }) {
  switch (state) {
    case "INITIALIZED":
      return (
        <Status tone="success">
          <Trans>Eingerichtet</Trans>
        </Status>
      );
    case "INITIALIZING":
      return (
        <Status tone="progress">
          <Trans>Wird eingerichtet</Trans>
        </Status>
      );
    default:
      return (
        <Status tone="waiting">
          <Trans>Nicht eingerichtet</Trans>
        </Status>
      );
  }
}
