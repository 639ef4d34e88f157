/**
 * @generated SignedSource<<7c4fa27eb82b843f1c35bce1521c0f19>>
 * @relayHash c01b055ab387fde599035e2aca1d0b06
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 20c291c70f77f65bbb90ba595bd6741f0fe3013028825ba98cec9d4180842a63

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RegisterOfficesSectionQuery } from './RegisterOfficesSectionQuery.graphql';

const node: PreloadableConcreteRequest<RegisterOfficesSectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "20c291c70f77f65bbb90ba595bd6741f0fe3013028825ba98cec9d4180842a63",
    "metadata": {},
    "name": "RegisterOfficesSectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
