/**
 * @generated SignedSource<<97a8af7efefe882c821e37b245f3ddbe>>
 * @relayHash 886f73abb9fc4eeace3640ead7edb050
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6707e2597ba92499b6a7c32d466b96a9eb7c6cbdc3aa795ef79b5365339e0788

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TextsScreenQuery } from './TextsScreenQuery.graphql';

const node: PreloadableConcreteRequest<TextsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6707e2597ba92499b6a7c32d466b96a9eb7c6cbdc3aa795ef79b5365339e0788",
    "metadata": {},
    "name": "TextsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
