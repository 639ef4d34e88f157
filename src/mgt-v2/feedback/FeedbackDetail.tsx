import { Flex, Heading } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, type ReactNode } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { formatDateTime } from "#i18n/formats";
import { useServiceName } from "#i18n/useServiceName";
import { ActionNoticeView } from "#relay/ActionNoticeView";
import { Ags } from "#ui/Ags";
import { BusyButton } from "#ui/BusyButton";
import { PaneSection } from "../entries/EntryPane";
import type { FeedbackDetail_feedback$key } from "./__generated__/FeedbackDetail_feedback.graphql";
import { CommentSection } from "./CommentSection";
import { DecisionSection } from "./DecisionSection";
import { PaneActions } from "./FeedbackPane";
import { useDeliveryLabels } from "./feedbackLabels";
import { NoteSection } from "./NoteSection";
import { Stars } from "./Stars";
import { useMarkRead } from "./useMarkRead";

const detailFragment = graphql`
  fragment FeedbackDetail_feedback on Feedback @throwOnFieldError {
    id
    commune {
      ags
      name
    }
    serviceId
    rating
    createdAt
    isRead
    readBy {
      username
    }
    readAt
    delivery {
      state
      at
      httpStatus
    }
    ...CommentSection_feedback
    ...DecisionSection_feedback
    ...NoteSection_feedback
  }
`;

interface FeedbackDetailProps {
  readonly feedback: FeedbackDetail_feedback$key;
  /** Buttons at the end of the heading. */
  readonly tools: ReactNode;
}

/** Feedback of a citizen: comment, decision, note for colleagues, and delivery. Opening it marks it as read. */
export function FeedbackDetail({ feedback, tools }: FeedbackDetailProps) {
  const serviceName = useServiceName();
  const data = useFragment(detailFragment, feedback);
  const { id, commune, serviceId, rating, createdAt, isRead, readBy, readAt, delivery } = data;
  const created = formatDateTime(createdAt);
  const deliveryLabels = useDeliveryLabels();
  const opening = useMarkRead();
  const markOpened = useEffectEvent(() => {
    if (!isRead) void opening.mark([id], true);
  });
  useEffect(() => markOpened(), []);
  return (
    <article>
      <Flex align="flex-start" columnGap={4}>
        <Heading as="h2" textStyle="h2" flex="1 1 0" pt={0.5} textWrap="balance">
          <Trans>Rückmeldung vom {created}</Trans>
        </Heading>
        {tools}
      </Flex>
      <Flex wrap="wrap" columnGap={3.5} rowGap={0.5} mt={1} color="fg.muted">
        <Stars rating={rating} />
        <span>{serviceName(serviceId)}</span>
        <span>
          <span lang="de">{commune.name}</span> <Ags ags={commune.ags} />
        </span>
      </Flex>
      <CommentSection feedback={data} />
      <DecisionSection feedback={data} />
      <NoteSection feedback={data} />
      <ReadSection id={id} isRead={isRead} by={readBy?.username} at={readAt} />
      <PaneSection title={<Trans>Lieferung</Trans>}>{deliveryLabels(delivery)}</PaneSection>
    </article>
  );
}

interface ReadSectionProps {
  readonly id: string;
  readonly isRead: boolean;
  readonly by: string | undefined;
  readonly at: string | null | undefined;
}

/** Read state, which the whole team shares. */
function ReadSection({ id, isRead, by, at }: ReadSectionProps) {
  const { t } = useLingui();
  const { isBusy, notice, mark } = useMarkRead();
  const name = by ?? t`einem entfernten Benutzer`;
  const time = at ? formatDateTime(at) : null;
  return (
    <PaneSection title={<Trans>Gelesen</Trans>}>
      <p>
        {!isRead ? (
          <Trans>Als ungelesen markiert, für alle, die diese Rückmeldung sehen dürfen.</Trans>
        ) : time ? (
          <Trans>
            Von {name} am {time} gelesen.
          </Trans>
        ) : (
          <Trans>Gelesen.</Trans>
        )}
      </p>
      {notice && <ActionNoticeView notice={notice} />}
      <PaneActions>
        <BusyButton size="sm" isBusy={isBusy} onClick={() => void mark([id], !isRead)}>
          {isRead ? <Trans>Als ungelesen markieren</Trans> : <Trans>Als gelesen markieren</Trans>}
        </BusyButton>
      </PaneActions>
    </PaneSection>
  );
}
