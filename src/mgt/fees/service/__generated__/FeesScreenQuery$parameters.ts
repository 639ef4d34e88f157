/**
 * @generated SignedSource<<33db3e87ae3258b3c459bafcb3fdaffb>>
 * @relayHash 9f4a616adefcac9185cda47f3a8e5b7b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 985d1e045fa47f360b510c0c955a0a9457888bc3c121206aff55fab70c254de8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FeesScreenQuery } from './FeesScreenQuery.graphql';

const node: PreloadableConcreteRequest<FeesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "985d1e045fa47f360b510c0c955a0a9457888bc3c121206aff55fab70c254de8",
    "metadata": {},
    "name": "FeesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
