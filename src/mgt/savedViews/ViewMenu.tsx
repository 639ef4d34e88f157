import { Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useMutationAsync } from "#relay/useMutationAsync";
import { useAction } from "#relay/useAction";
import { useAnnounce } from "#ui/ui";
import { ConfirmDialog } from "#ui/ConfirmDialog";
import { Icon } from "#ui/Icon";
import { lazyOverlay } from "#ui/lazyOverlay";
import { MoreActions } from "#ui/MoreActions";
import { Notice } from "#ui/Notice";
import type { ViewMenu_view$key } from "./__generated__/ViewMenu_view.graphql";
import type { ViewMenuRemoveMutation } from "./__generated__/ViewMenuRemoveMutation.graphql";
import { useViewsRefresh } from "./useViewsRefresh";
import { ViewIcon } from "./ViewIcon";

const ViewForm = lazyOverlay(async () => (await import("./ViewForm")).ViewForm);

const removeMutation = graphql`
  mutation ViewMenuRemoveMutation($input: RemoveViewsInput!) {
    removeViews(input: $input) {
      conflicts {
        id
        ...ViewMenu_view
      }
      errors {
        code
      }
    }
  }
`;

/** Menu of an own view: rename, share, remove. */
export function ViewMenu({ view }: { readonly view: ViewMenu_view$key }) {
  const announce = useAnnounce();
  const { t } = useLingui();
  const { isBusy, notice, run, reset } = useAction();
  const menu = useRef<HTMLSpanElement>(null);
  const [asked, setAsked] = useState<"edit" | "remove" | null>(null);
  const data = useFragment(
    graphql`
      fragment ViewMenu_view on SavedView @throwOnFieldError {
        id
        screen
        search
        name
        isShared
        revision
        ...ViewForm_view
      }
    `,
    view,
  );
  const refresh = useViewsRefresh(data.screen);
  const remove = useMutationAsync<ViewMenuRemoveMutation>(removeMutation);
  const { name } = data;
  const ask = (what: "edit" | "remove") => {
    reset();
    setAsked(what);
  };
  const confirm = async () => {
    const tabs = menu.current?.closest("nav");
    const items = [{ id: data.id, revision: data.revision }];
    const { failure } = await run(() => remove({ input: { items } }));
    if (failure && failure.code !== "not_found") return;
    setAsked(null);
    announce(t`Ansicht „${name}“ entfernt`);
    await refresh();
    // The focused button is removed with the view, so focus "all rows".
    tabs?.querySelector<HTMLElement>("a")?.focus();
  };
  return (
    <>
      <span ref={menu}>
        <MoreActions
          label={t`Ansicht „${name}“ ändern`}
          icon={<ViewIcon name="more" />}
          size="sm"
          variant="ghost"
          actions={[
            {
              value: "edit",
              content: (
                <>
                  <Icon name="pencil" />
                  <Trans>Umbenennen oder teilen …</Trans>
                </>
              ),
              onPointerEnter: ViewForm.intent.onPointerEnter,
              onSelect: () => ask("edit"),
            },
            {
              value: "remove",
              content: (
                <>
                  <Icon name="trash" />
                  <Trans>Entfernen …</Trans>
                </>
              ),
              onSelect: () => ask("remove"),
            },
          ]}
        />
      </span>
      {asked === "edit" && (
        <ViewForm view={data} screen={data.screen} search={data.search} onClose={() => setAsked(null)} />
      )}
      <ConfirmDialog
        open={asked === "remove"}
        tone="danger"
        title={t`Ansicht „${name}“ entfernen?`}
        confirmLabel={t`Ansicht entfernen`}
        isBusy={isBusy}
        onConfirm={() => void confirm()}
        onClose={() => setAsked(null)}
      >
        <p>
          {data.isShared ? (
            <Trans>Sie verschwindet bei allen, die sie verwenden. Was sie zeigt, bleibt, wie es ist.</Trans>
          ) : (
            <Trans>Nur die Ansicht verschwindet. Was sie zeigt, bleibt, wie es ist.</Trans>
          )}
        </p>
        {notice && (
          <Notice tone="error" role="alert">
            {notice.text}
          </Notice>
        )}
      </ConfirmDialog>
    </>
  );
}
