/**
 * @generated SignedSource<<8fc76571a88944eb7996d473f8a55534>>
 * @relayHash 18272ae7507d90617e630bf09004810e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4603c65cf44dd08a2a78b7083cd425ad00b3228afb3724473e12ccb81a643d30

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FeeChangeScreenQuery } from './FeeChangeScreenQuery.graphql';

const node: PreloadableConcreteRequest<FeeChangeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4603c65cf44dd08a2a78b7083cd425ad00b3228afb3724473e12ccb81a643d30",
    "metadata": {},
    "name": "FeeChangeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
