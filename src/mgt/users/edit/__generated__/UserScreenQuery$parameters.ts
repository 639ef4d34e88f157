/**
 * @generated SignedSource<<6dbf3331a9d18c1097e177205d194afd>>
 * @relayHash ecb58892661ef738ad679608b651e942
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f92b9cce269915f8e26c62ea8ff3831eb32e8524764fbdedc776301ad8531b65

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UserScreenQuery } from './UserScreenQuery.graphql';

const node: PreloadableConcreteRequest<UserScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f92b9cce269915f8e26c62ea8ff3831eb32e8524764fbdedc776301ad8531b65",
    "metadata": {},
    "name": "UserScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
