/**
 * @generated SignedSource<<a908de8a54e64d8030096bf938c960b2>>
 * @relayHash 44ec6598fb0e7409d6775d022047dc4a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4d27e2103d924facba6f591c7979c37097e886ace35265caabf13b644c1d9bd8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobsScreenQuery } from './JobsScreenQuery.graphql';

const node: PreloadableConcreteRequest<JobsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4d27e2103d924facba6f591c7979c37097e886ace35265caabf13b644c1d9bd8",
    "metadata": {},
    "name": "JobsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
