/**
 * @generated SignedSource<<5bb73145aebe82c509c108785222feeb>>
 * @relayHash e7e31eda7e9824156e9858e027868220
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e0b22b428de5914c366a3dadacbaadc356d2a7f948412a8c152177ebda221f2a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UsersTableQuery } from './UsersTableQuery.graphql';

const node: PreloadableConcreteRequest<UsersTableQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e0b22b428de5914c366a3dadacbaadc356d2a7f948412a8c152177ebda221f2a",
    "metadata": {},
    "name": "UsersTableQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
