/**
 * @generated SignedSource<<7e480906e54d7ab0af9ef9a7a15705a4>>
 * @relayHash 0a0b76b67c1bc07899bae5aac9d0f4cf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b95ca960368f940d5ce5f971ff31dc40aee9e7db5c83d3342e319fe5400350ca

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountScreenQuery } from './AccountScreenQuery.graphql';

const node: PreloadableConcreteRequest<AccountScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b95ca960368f940d5ce5f971ff31dc40aee9e7db5c83d3342e319fe5400350ca",
    "metadata": {},
    "name": "AccountScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
