export type MessageStatus =
  | 'queued'
  | 'scheduled'
  | 'cancelled'
  | 'enroute'
  | 'submitted'
  | 'delivered'
  | 'expired'
  | 'rejected'
  | 'failed';

export interface Message {
  id: string;
  accountId: string;
  /** As submitted. */
  originalText: string;
  /** As sent, after links and characters were converted. */
  content: string;
  destination: string;
  format: 'SMS' | 'MMS' | 'TTS';
  deliveryReport: boolean;
  callbackUrl?: string;
  metadata?: Record<string, string>;
  scheduled?: string;
  expiry?: string;
  source: string;
  sourceType: 'INTERNATIONAL' | 'ALPHANUMERIC' | 'SHORTCODE';
  media?: string[];
  subject?: string;
  status: MessageStatus;
  errorCode?: string;
  units: number;
  submittedAt: Date;
  updatedAt: Date;
  deliveredAt?: Date;
  revision: number;
}

export interface DeliveryReport {
  id: string;
  message: Message;
  status: MessageStatus;
  errorCode: string;
  received: Date;
  changed: Date;
  confirmed: boolean;
}

export interface Reply {
  id: string;
  accountId: string;
  /** What it answers; a text out of the blue answers nothing. */
  message?: Message;
  from: string;
  to: string;
  content: string;
  received: Date;
  optOut: boolean;
  confirmed: boolean;
}

export interface SenderRequest {
  id: string;
  account_id: string;
  sender_address: string;
  sender_address_type: string;
  usage_type: string;
  destination_countries: string[];
  reason: string;
  label?: string;
  status: 'OPEN' | 'PENDING' | 'APPROVED' | 'REJECTED';
  created_date: string;
  last_modified_date: string;
  revision: number;
}

export interface SenderAddress extends Omit<SenderRequest, 'status'> {
  requestId: string;
  expiry?: string;
}

export interface DedicatedNumber {
  id: string;
  phone_number: string;
  country: string;
  type: string;
  classification: 'GOLD' | 'SILVER' | 'BRONZE';
  available_after: string;
  capabilities: string[];
}

export interface Assignment {
  id: string;
  accountId: string;
  number_id: string;
  label: string;
  metadata: Record<string, string>;
}

export interface Webhook {
  id: string | number;
  url: string;
  method: string;
  encoding: 'JSON' | 'FORM_ENCODED' | 'XML';
  events: string[];
  headers: Record<string, string>;
  template?: string;
  retries: number;
  retry_delay: number;
  read_timeout: number;
}

export interface SignatureKey {
  key_id: string;
  cipher: string;
  digest: string;
  created: string;
  enabled: boolean;
  privateKey: string;
}

export interface ShortLink {
  code: string;
  accountId: string;
  message: Pick<Message, 'id' | 'destination' | 'metadata'>;
  longUrl: string;
  shortUrl: string;
  clicks: { dt: string; user_agent: string; ip: string }[];
}

export const iso = (date: Date) => date.toISOString();
