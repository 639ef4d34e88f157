import { Heading, Text } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { createFileRoute, useRouter } from "@tanstack/react-router";
import { bookingList, parseBookingSearch } from "#mgt-v2/accounting/bookingSearch";
import { Endpoint } from "#relay/Endpoint";
import { Breadcrumbs } from "#ui/Breadcrumbs";
import { accountingTitle } from "#ui/screenTitles";
import { ToastRegion } from "#ui/ToastRegion";
import { requires } from "../-context";
import { withScreens } from "../-withScreens";
import { preloadBookings } from "./-accountingQueries";

export const Route = createFileRoute("/mgt/accounting/")({
  staticData: { title: accountingTitle, history: "bookings", help: "bookings" },
  validateSearch: parseBookingSearch("all"),
  beforeLoad: requires("metrics"),
  loaderDeps: bookingList.loaderDeps,
  loader: (loading) => preloadBookings(loading, loading.deps),
  component: withScreens(
    {
      BookingScreen: () => import("#mgt-v2/accounting/BookingScreen"),
      BookingViews: () => import("./-BookingViews"),
      CommuneFilter: () => import("#mgt/communeFilter/CommuneFilter"),
    },
    function AllBookingsRoute({ BookingScreen, BookingViews, CommuneFilter }) {
      const router = useRouter();
      const search = Route.useSearch();
      const { listRef, figuresRef, viewsRef } = Route.useLoaderData();
      return (
        <Endpoint name="mgt-v2">
          <BookingScreen
            queryRef={listRef}
            figuresRef={figuresRef}
            search={search}
            onRetry={() => void router.invalidate()}
            heading={
              <>
                <Breadcrumbs />
                <Heading as="h1" textStyle="h1" letterSpacing="-0.01em">
                  <Trans>Buchungen aller Kommunen</Trans>
                </Heading>
                <Text mt={1} color="fg.muted">
                  <Trans>
                    Ausgeleitet wird je Kommune: Öffnen Sie dafür die Buchungsliste einer Kommune, etwa über
                    ihren Namen in der Liste.
                  </Trans>
                </Text>
              </>
            }
            views={<BookingViews queryRef={viewsRef} search={search} />}
            renderCommuneFilter={(chosen, onChoose) => (
              <Endpoint name="mgt">
                <CommuneFilter chosen={chosen} onChoose={onChoose} />
              </Endpoint>
            )}
          />
          <ToastRegion />
        </Endpoint>
      );
    },
  ),
});
