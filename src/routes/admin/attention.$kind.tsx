import { createFileRoute, notFound } from "@tanstack/react-router";
import { attentionRules } from "#domain/attention";
import AttentionItemsParameters from "#mgt/overview/attention/__generated__/AttentionItemsScreenQuery$parameters";
import { attentionItemsList, kindOfSlug, slugOf } from "#mgt/overview/attention/attentionLists";
import { Endpoint } from "#relay/Endpoint";
import { preload } from "#relay/preload";
import { attentionTitle } from "#ui/screenTitles";
import { requires } from "../-context";
import { withScreens } from "../-withScreens";

export const Route = createFileRoute("/admin/attention/$kind")({
  staticData: { title: attentionTitle, help: "overview" },
  params: {
    parse: ({ kind: slug }) => {
      const kind = kindOfSlug(slug);
      if (!kind) throw notFound();
      return { kind };
    },
    stringify: ({ kind }) => ({ kind: slugOf(kind) }),
  },
  validateSearch: attentionItemsList.parse,
  beforeLoad: ({ context, params: { kind } }) => {
    requires("overview")({ context });
    requires(attentionRules[kind].permission)({ context });
  },
  loaderDeps: attentionItemsList.loaderDeps,
  loader: (loading) =>
    preload(loading, "mgt", AttentionItemsParameters, {
      kind: loading.params.kind,
      ...attentionItemsList.page(loading.deps),
    }),
  component: withScreens(
    { AttentionItemsScreen: () => import("#mgt/overview/attention/AttentionItemsScreen") },
    function AttentionItemsRoute({ AttentionItemsScreen }) {
      const { kind } = Route.useParams();
      return (
        <Endpoint name="mgt">
          <AttentionItemsScreen
            key={kind}
            kind={kind}
            queryRef={Route.useLoaderData()}
            search={Route.useSearch()}
          />
        </Endpoint>
      );
    },
  ),
});
