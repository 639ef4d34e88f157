import { useNavigate } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { calendarDayOf } from "#domain/calendarDays";
import { allErrorMessages } from "#i18n/allErrorMessages";
import { ErrorMessagesContext } from "#i18n/useErrorMessage";
import { FeeForm } from "#mgt/fees/service/FeeForm";
import { useSystemFeeSaving } from "./useSystemFeeMutations";

/** Dialog that adds a fee to the catalogue. Once saved, the fee's page opens. */
export function NewSystemFee({ onClose }: { readonly onClose: () => void }) {
  const [today] = useState(() => calendarDayOf(new Date()));
  const { saveFee } = useSystemFeeSaving({ on: today });
  const navigate = useNavigate();
  const added = useRef<{ readonly service: string; readonly fee: string } | null>(null);
  return (
    <ErrorMessagesContext value={allErrorMessages}>
      <FeeForm
        place="catalogue"
        serviceId=""
        fee={null}
        save={async (content, revision) => {
          const saved = await saveFee(content, revision);
          if (saved.fee) added.current = { service: content.serviceId, fee: saved.fee.feeId };
          return saved;
        }}
        onClose={() => {
          onClose();
          const params = added.current;
          if (params) void navigate({ to: "/admin/fees/$service/$fee", params });
        }}
      />
    </ErrorMessagesContext>
  );
}
