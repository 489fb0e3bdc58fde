import type { TrafficEntry } from '../accounts/traffic-entry.ts';

export interface Summary {
  total_sent: number;
  total_received: number;
  total_billing_units: number;
  total_opt_out: number;
}

export function addTo(summary: Summary, message: TrafficEntry): void {
  if (message.direction === 'outbound') summary.total_sent += 1;
  else summary.total_received += 1;
  summary.total_billing_units += message.unitsOf(message.content);
  if (message.isOptOut) summary.total_opt_out += 1;
}

/** Nothing sent, nothing received. Rules: PUB-INSIGHT-TOTAL-01, REPORT-KINDS-01. */
export const emptySummary = (): Summary => ({
  total_sent: 0,
  total_received: 0,
  total_billing_units: 0,
  total_opt_out: 0,
});
