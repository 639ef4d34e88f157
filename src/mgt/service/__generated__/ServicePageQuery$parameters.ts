/**
 * @generated SignedSource<<e9035622d421c169814e17bb1056e858>>
 * @relayHash 4c76be0960d60508069c716d85b50aff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dd75840ebb44ea19f5392b6a94870e6398b75089aa205753c187c3c66a0381ac

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServicePageQuery } from './ServicePageQuery.graphql';

const node: PreloadableConcreteRequest<ServicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dd75840ebb44ea19f5392b6a94870e6398b75089aa205753c187c3c66a0381ac",
    "metadata": {},
    "name": "ServicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
