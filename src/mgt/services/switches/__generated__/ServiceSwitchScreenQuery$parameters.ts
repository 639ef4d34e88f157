/**
 * @generated SignedSource<<fbf4056006ccb706b722ccb526b69293>>
 * @relayHash 31d6dc455a5164f8c8e18d1ef00a8c28
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8f3e7cc48feccf4b2975dd859d870c4b966d11bf43822df38460561a2fe1293c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServiceSwitchScreenQuery } from './ServiceSwitchScreenQuery.graphql';

const node: PreloadableConcreteRequest<ServiceSwitchScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8f3e7cc48feccf4b2975dd859d870c4b966d11bf43822df38460561a2fe1293c",
    "metadata": {},
    "name": "ServiceSwitchScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
