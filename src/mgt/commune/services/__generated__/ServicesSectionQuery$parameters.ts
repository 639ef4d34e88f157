/**
 * @generated SignedSource<<7b65ea1bbc9fe41258a74bf83944564e>>
 * @relayHash bc5b311578fc5819ed66aec7e6668ec3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 949042aa362971420aa920c5a750f9ed7c005ab7615cb2b2571031d28f4762c7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServicesSectionQuery } from './ServicesSectionQuery.graphql';

const node: PreloadableConcreteRequest<ServicesSectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "949042aa362971420aa920c5a750f9ed7c005ab7615cb2b2571031d28f4762c7",
    "metadata": {},
    "name": "ServicesSectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
