/**
 * @generated SignedSource<<d9613ad8499991c91b066daf6435bcdb>>
 * @relayHash 2d9cd1dbc33e775481987355180a271a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d1b3ce5fbccb6f0ef966748dddb8b1bc4c2d39f72ac2c579a6d7328715eac1d2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RemoveResourceDialogQuery } from './RemoveResourceDialogQuery.graphql';

const node: PreloadableConcreteRequest<RemoveResourceDialogQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d1b3ce5fbccb6f0ef966748dddb8b1bc4c2d39f72ac2c579a6d7328715eac1d2",
    "metadata": {},
    "name": "RemoveResourceDialogQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
