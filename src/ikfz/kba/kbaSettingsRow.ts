/** Settings of a KBA user as all parts of their screen and all mutations read them. */
import { graphql } from "react-relay/hooks";
import type { KbaSettingsQuery$data } from "./__generated__/KbaSettingsQuery.graphql";

void graphql`
  fragment kbaSettingsRow_settings on KbaSettings {
    id
    user
    userNumber
    clientAgs
    customsSystemCode
    isLargeCustomerApproved
    stbaNumber
    passwordIdentifier
    nextPasswordIdentifier
    passwordSetOn
    passwordExpiresOn
    passwordState
    passwordChangedAt
    previousPasswordIdentifier
    lastUsedAt
    lastUsedIdentifier
    lastRefusedAt
    lastRefusedIdentifier
    updatedAt
    updatedBy {
      username
    }
    revision
  }
`;

export type KbaSettingsRow = NonNullable<KbaSettingsQuery$data["kbaSettings"]>["edges"][number]["node"];
