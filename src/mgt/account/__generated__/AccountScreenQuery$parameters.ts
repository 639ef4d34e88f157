/**
 * @generated SignedSource<<19d3f64cda2cdd6a7fff3f7d1b9e5839>>
 * @relayHash c8437ba36070ebfec7f6a15dc0079834
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2f5d736a64e46118b0b5934bdf69f050ff72aef1b491bf6323cdc5295fa43707

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountScreenQuery } from './AccountScreenQuery.graphql';

const node: PreloadableConcreteRequest<AccountScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2f5d736a64e46118b0b5934bdf69f050ff72aef1b491bf6323cdc5295fa43707",
    "metadata": {},
    "name": "AccountScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
