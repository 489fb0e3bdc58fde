import { createHash } from 'node:crypto';
import { isoOf } from '../../kernel/time.ts';
import { failoverDecisions } from './failover.ts';
import type { Command } from './simulated-call.ts';

export interface SignedEvent {
  readonly method: string;
  readonly body: string;
  readonly contentType: string;
  readonly timestamp: string;
  /** The path of the address that the event goes to. */
  readonly path: string;
}

interface Envelope {
  readonly id: string;
  readonly projectId: string;
  readonly serviceId: string;
  readonly at: number;
}

export interface Party {
  readonly type: string;
  readonly phone?: { readonly number: string };
  readonly sip?: { readonly endpoint: string; readonly transport?: string; readonly displayName?: string };
  readonly stream?: { readonly endpoint: string };
  readonly voiceRelay?: { readonly endpoint: string };
}

/** What speech does to playback, and what the relay learns of it. */
export interface Interruption {
  readonly stops: boolean;
  readonly told: 'playback stopped' | 'signalled' | undefined;
}

const EVENT_TYPE = 'com.platform.voice.call.control.v1';

/** All others come from answering-machine detection. */
const POSTED: Readonly<Record<string, string>> = {
  onIncoming: 'call.incoming',
  onAnswer: 'call.answered',
  onBusy: 'call.busy',
  onReject: 'call.rejected',
  onTimeout: 'call.timeout',
  onHangup: 'call.hangup',
  onFailure: 'call.failed',
  messageFinished: 'call.message.finished',
  recordingFinished: 'call.recording.finished',
  recordingFailed: 'call.recording.failed',
  menu: 'call.menu',
};

/**
 * The decisions of simulated calls. Sections "Static commands" and "Voice service events".
 * The id and the body of an event are made once, so that a receiver recognises a repeat; timestamp and signature for each
 * attempt, because an old signature is worthless.
 * Rules: VOICE-CMD-07, VOICE-CMD-08, VOICE-CMD-10, VOICE-CMD-11, VOICE-CMD-12, VOICE-EVT-06.
 */
export const callDecisions = {
  failover: failoverDecisions,
  /** How long one attempt waits for the receiver, in milliseconds of real time. */
  eventTimeout: 5000,
  signedText: ({ method, body, contentType, timestamp, path }: SignedEvent): string => {
    const digest = createHash('md5').update(body).digest('base64');
    return [method, digest, contentType, `x-timestamp:${timestamp}`, path].join('\n');
  },
  authorization: (serviceId: string, signature: string): string => `service ${serviceId}:${signature}`,
  /** The envelope of an event: what it is, where it comes from and when it happened. */
  envelopeOf: ({ id, projectId, serviceId, at }: Envelope): Readonly<Record<string, string>> => ({
    'ce-specversion': '1.0',
    'ce-id': id,
    'ce-type': EVENT_TYPE,
    'ce-source': `projects/${projectId}/services/${serviceId}`,
    'ce-time': isoOf(at),
  }),
  /** The name of an event for a WEBHOOK service. */
  postedName: (event: string): string => POSTED[event] ?? `call.amd.${event}`,
  webhookEventName: (name: string): string => `call.webhook.${name}`,
  /** The transport of a SIP address that names none. */
  usualTransport: (endpoint: string): string => (endpoint.startsWith('sips:') ? 'TLS' : 'UDP'),
  /** The From header that a caller is shown with to the person who is called. */
  callerShown: ({ phone, sip }: Party): string => {
    if (phone) return phone.number;
    const name = sip?.displayName === undefined ? '' : `"${sip.displayName}" `;
    return `${name}<${sip?.endpoint}>`;
  },
  /** Milliseconds that a dialled leg may ring; `usual` seconds when the command does not say. */
  answerWindow: ({ dialTimeoutDurationSeconds: seconds }: Command, usual: number): number =>
    ((seconds as number | undefined) ?? usual) * 1000,
  /** Milliseconds that a leg may last from the answer on. */
  longestCall: ({ maxCallDurationSeconds: seconds }: Command): number | undefined =>
    seconds === undefined ? undefined : (seconds as number) * 1000,
  /** Speech stops playback, or is only signalled to the relay. */
  interruptionOf: (enabled: boolean): Interruption =>
    enabled ? { stops: true, told: 'playback stopped' } : { stops: false, told: 'signalled' },
};

export type CallDecisions = typeof callDecisions;
