/**
 * @generated SignedSource<<d6e5b283cfcb9410392bbcfe29f4df1a>>
 * @relayHash 41ecccae0fa8a5ca9b8ff11745533906
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3101c7a380f2366f21307f7ef5d6c4e551e9667c3331321987c6a5ca7444bc24

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WaterMetersSectionQuery } from './WaterMetersSectionQuery.graphql';

const node: PreloadableConcreteRequest<WaterMetersSectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3101c7a380f2366f21307f7ef5d6c4e551e9667c3331321987c6a5ca7444bc24",
    "metadata": {},
    "name": "WaterMetersSectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
