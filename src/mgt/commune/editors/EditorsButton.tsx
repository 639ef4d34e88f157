import { Button, chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { pageSize } from "#domain/limits";
import { useDialogQuery } from "#relay/useDialogQuery";
import { useCan } from "#session/useSession";
import { Icon } from "#ui/Icon";
import { lazyOverlay } from "#ui/lazyOverlay";
import EditorsDialogParameters from "./__generated__/EditorsDialogQuery$parameters";

const EditorsDialog = lazyOverlay(async () => (await import("./EditorsDialog")).EditorsDialog);

/** Opens the list of users who may change a commune; needs the permission to read users. */
export function EditorsButton({ ags }: { readonly ags: string }) {
  const { t } = useLingui();
  const mayKnow = useCan("user_info");
  const { opened, open, close, intent } = useDialogQuery(EditorsDialogParameters);
  if (!mayKnow) return null;
  const variables = { ags, count: pageSize };
  return (
    <>
      <Button
        variant="ghost"
        w={{ smDown: 10 }}
        px={{ smDown: 0 }}
        aria-haspopup="dialog"
        data-tooltip={t`Wer darf hier ändern?`}
        {...intent(EditorsDialog, variables)}
        onClick={() => open(variables)}
      >
        <Icon name="users" />
        {/* On phones the label is for screen readers only. */}
        <chakra.span srOnly={{ smDown: true }}>{t`Wer darf hier ändern?`}</chakra.span>
      </Button>
      {opened && <EditorsDialog opened={opened} onClose={close} />}
    </>
  );
}
