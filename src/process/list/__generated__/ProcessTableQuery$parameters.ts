/**
 * @generated SignedSource<<47200ee456db0182039dee3044ae6b13>>
 * @relayHash a893270a38e00cf114329f70e584c645
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8bf6eac9faf32ebaf9f35cce511f8d7f830c0b2f01ecb9ac5fc021c809cf374f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProcessTableQuery } from './ProcessTableQuery.graphql';

const node: PreloadableConcreteRequest<ProcessTableQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8bf6eac9faf32ebaf9f35cce511f8d7f830c0b2f01ecb9ac5fc021c809cf374f",
    "metadata": {},
    "name": "ProcessTableQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
