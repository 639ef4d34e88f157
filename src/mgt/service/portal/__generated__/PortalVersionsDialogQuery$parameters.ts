/**
 * @generated SignedSource<<abe0f33f064e6d40803b49f4000daae9>>
 * @relayHash 4c43eb6b41edd08af225948154945233
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 94de94eecd5fe0b0a47b14885c00b775a1f1bc99443ea691375d760019bcde6f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PortalVersionsDialogQuery } from './PortalVersionsDialogQuery.graphql';

const node: PreloadableConcreteRequest<PortalVersionsDialogQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "94de94eecd5fe0b0a47b14885c00b775a1f1bc99443ea691375d760019bcde6f",
    "metadata": {},
    "name": "PortalVersionsDialogQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
