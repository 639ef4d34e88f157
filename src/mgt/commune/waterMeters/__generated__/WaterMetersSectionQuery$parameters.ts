/**
 * @generated SignedSource<<10cc10ab864b70c3a9c154f1b0f7a939>>
 * @relayHash 33488c6f448251d42601fa336b00e01d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 830cee7d9856b6c92d565e6c041214c28f71ca3778ef9a852f00953e2b9b44d6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WaterMetersSectionQuery } from './WaterMetersSectionQuery.graphql';

const node: PreloadableConcreteRequest<WaterMetersSectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "830cee7d9856b6c92d565e6c041214c28f71ca3778ef9a852f00953e2b9b44d6",
    "metadata": {},
    "name": "WaterMetersSectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
