export const INTERFACES = [
  'messaging',
  'messagingApac',
  'token',
  'lookup',
  'subprojects',
  'voice',
  'conversation',
  'standalone',
] as const;

export type InterfaceName = (typeof INTERFACES)[number];
