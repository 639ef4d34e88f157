import { Box, Grid, Heading, Skeleton, Stack, Text } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { Suspense, useDeferredValue, useId, useState, type ReactNode } from "react";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { isScoped, roleTypeOf } from "#domain/permissions";
import { SingleKeysSetting } from "#frame/shortcuts/SingleKeysSetting";
import { PanelBoundary } from "#relay/PanelBoundary";
import { useOwnedQuery, useOwner } from "#relay/preload";
import { RequestFailure } from "#relay/RequestFailure";
import { useBackgroundRefresh } from "#relay/useBackgroundRefresh";
import { useViewer } from "#session/useSession";
import { roleLabel } from "#session/viewer";
import { LoadBoundary } from "#ui/LoadBoundary";
import { Page } from "#ui/Page";
import { Delayed } from "#ui/Delayed";
import { ToastRegion } from "#ui/ToastRegion";
import type { AccountScreenQuery } from "./__generated__/AccountScreenQuery.graphql";
import { DigestSetting } from "./DigestSetting";
import { OwnCommunes } from "./OwnCommunes";
import { OwnSessions } from "./OwnSessions";
import { PasswordForm } from "./PasswordForm";

const accountScreenQuery = graphql`
  query AccountScreenQuery @throwOnFieldError @preloadable {
    ...OwnCommunes_query
    ...DigestSetting_query
    ...OwnSessions_query
  }
`;

interface PartProps {
  readonly reference: PreloadedQuery<AccountScreenQuery>;
  /** Rendered instead of this part if it could not be loaded. */
  readonly renderFailure: (error: unknown) => ReactNode;
  readonly children: (query: AccountScreenQuery["response"]) => ReactNode;
}

/** Suspense and error boundary of one part; the password form stays usable while the query is pending or fails. */
function Part({ reference, renderFailure, children }: PartProps) {
  return (
    <LoadBoundary attempt={reference} renderFailure={renderFailure}>
      <Suspense
        fallback={
          <Delayed>
            <Skeleton width="220px" />
          </Delayed>
        }
      >
        <Loaded reference={reference}>{children}</Loaded>
      </Suspense>
    </LoadBoundary>
  );
}

function Loaded({ reference, children }: Pick<PartProps, "reference" | "children">) {
  return children(useOwnedQuery<AccountScreenQuery>(accountScreenQuery, reference));
}

function KeyboardSetting() {
  const titleId = useId();
  return (
    <Box as="section" aria-labelledby={titleId} maxW="392px">
      <Heading id={titleId} mb={3}>
        <Trans>Tastatur</Trans>
      </Heading>
      <SingleKeysSetting />
    </Box>
  );
}

/** The viewer's account: profile, password, settings and sessions. */
export function AccountScreen({ queryRef }: { readonly queryRef: PreloadedQuery<AccountScreenQuery> }) {
  const router = useRouter();
  const viewer = useViewer();
  const [endings, setEndings] = useState(0);
  useOwner(queryRef);
  useBackgroundRefresh<AccountScreenQuery>(accountScreenQuery, {}, endings);
  const shown = useDeferredValue(queryRef);
  const role = roleTypeOf(viewer);
  return (
    <Page width="mid" title={<Trans>Konto</Trans>}>
      <Box
        as="dl"
        display="grid"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", sm: "max-content minmax(0, 1fr)" }}
        columnGap={4}
        rowGap={1}
        mt={3}
        mb={2}
        css={{
          "& dt": { color: "fg.muted" },
          "& dd": { minW: 0, overflowWrap: "anywhere", smDown: { mb: 1 } },
        }}
      >
        <dt>
          <Trans>Benutzername</Trans>
        </dt>
        <dd>{viewer?.username}</dd>
        <dt>
          <Trans>E-Mail</Trans>
        </dt>
        <dd>{viewer?.email}</dd>
        <dt>
          <Trans>Rolle</Trans>
        </dt>
        <dd>{role ? roleLabel(role) : <Trans>keine</Trans>}</dd>
        <dt>
          <Trans>Kommunen</Trans>
        </dt>
        <dd>
          {isScoped(viewer) ? (
            <Part
              reference={shown}
              renderFailure={() => <Trans>Die Namen konnten nicht geladen werden.</Trans>}
            >
              {(query) => (
                <PanelBoundary isInline data={query}>
                  <OwnCommunes query={query} />
                </PanelBoundary>
              )}
            </Part>
          ) : (
            role && <Trans>alle, mit allen Diensten</Trans>
          )}
        </dd>
      </Box>
      <Text textStyle="sm" color="fg.muted">
        <Trans>Stimmt davon etwas nicht, ändert es Ihre Administration.</Trans>
      </Text>
      <Grid
        templateColumns={{ base: "minmax(0, 1fr)", md: "minmax(0, 392px) minmax(0, 1fr)" }}
        alignItems="start"
        columnGap={12}
        rowGap={8}
        mt={6}
      >
        <Stack gap={8}>
          <PasswordForm />
          <KeyboardSetting />
          {/* The sessions report a failed query. */}
          <Part reference={shown} renderFailure={() => null}>
            {(query) => (
              <PanelBoundary data={query}>
                <DigestSetting query={query} />
              </PanelBoundary>
            )}
          </Part>
        </Stack>
        <Part
          reference={shown}
          renderFailure={(error) => (
            <RequestFailure error={error} level="h2" onRetry={() => void router.invalidate()} />
          )}
        >
          {(query) => <OwnSessions query={query} onEnded={() => setEndings((count) => count + 1)} />}
        </Part>
      </Grid>
      <ToastRegion />
    </Page>
  );
}
