import { Skeleton } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { Ags } from "#ui/Ags";
import { AppLink } from "#ui/AppLink";
import { BreadcrumbPath } from "#ui/Breadcrumbs";

/** The header while the commune's name is on its way, or where it could not be loaded. */
export function CommuneHeaderPending({ ags }: { readonly ags: string }) {
  const { t } = useLingui();
  return (
    <header className="commune-header">
      <span data-part="picture" />
      <div>
        <BreadcrumbPath>
          <AppLink to="/">{t`Kommunen`}</AppLink>
        </BreadcrumbPath>
        <div className="commune-name">
          <h1 aria-label={t`Kommune ${ags}`}>
            <Skeleton as="span" width="140px" />
          </h1>
          <Ags ags={ags} />
        </div>
      </div>
    </header>
  );
}
