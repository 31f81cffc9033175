import { reasonCodeList } from '../../../../shared/api/reference-data.ts';
import { useReply } from '../../../api/queries.ts';

const none: ReadonlyMap<number, string> = new Map();

/** What each reason code means, from the reason codes call; empty until it has answered. */
export function useReasonDescriptions(): ReadonlyMap<number, string> {
  const { data } = useReply(reasonCodeList, {}, { select: describe, staleTime: Number.POSITIVE_INFINITY });
  return data ?? none;
}

function describe({ message }: { message: { reasonCode: number; description: string }[] }): ReadonlyMap<number, string> {
  return new Map(message.map(({ reasonCode, description }) => [reasonCode, description]));
}
