import { HOUR, hourOnLocalDay, millisecondOfDay } from '../../kernel/time.ts';

/** Full hours on the wall clock. */
export interface SendingHours {
  readonly opens: number;
  readonly closes: number;
}

/**
 * Social Sending goes from 08:00 to 18:00 on the wall clock. Section "Optional account features".
 * Rules: MSG-SOCIAL-01, MSG-SOCIAL-02, MSG-SOCIAL-03, MSG-SOCIAL-05, MSG-SOCIAL-06,
 * MSG-SOCIAL-07.
 */
export const SENDING_HOURS: SendingHours = { opens: 8, closes: 18 };

/** Whether the wall clock in `zone` is within the sending hours; 08:00:00.000 is in, 18:00:00.000 is out. */
export function isWithinSendingHours(instant: number, zone: string, { opens, closes }: SendingHours): boolean {
  const time = millisecondOfDay(instant, zone);
  return time >= opens * HOUR && time < closes * HOUR;
}

/** The next instant at which the wall clock in `zone` shows the opening hour: today's if it is still to come. */
export function nextOpening(instant: number, zone: string, { opens }: SendingHours): number {
  const today = hourOnLocalDay(instant, zone, opens);
  return today >= instant ? today : hourOnLocalDay(instant, zone, opens, 1);
}
