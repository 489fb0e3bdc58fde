import { languageTag, storageAddress, storageCredentials } from './formats.ts';
import { flag, object, oneOf, type Shape } from './shape.ts';

/** The storage services, with the scheme that their addresses begin with. */
const SCHEMES: Readonly<Record<string, string>> = { AWS: 's3:', GCP: 'gs:', AZURE: 'azure:' };

const options = object(
  {
    destination: oneOf(Object.keys(SCHEMES)),
    destinationUrl: storageAddress,
    credentials: storageCredentials,
  },
  {
    format: oneOf(['MP3', 'WAV']),
    recordingType: oneOf(['COMBINED', 'INBOUND', 'OUTBOUND']),
    transcriptionOptions: object({ isEnabled: flag }, { locale: languageTag }),
  },
);

/**
 * How a call is recorded, and where the recording goes: an address of its destination. Section "Static commands".
 * Rules: VOICE-REC-01, VOICE-REC-02, VOICE-REC-03, VOICE-REC-04.
 */
export const recordingOptions: Shape = (value, pointer) => {
  const mistakes = options(value, pointer);
  if (mistakes.length > 0) return mistakes;
  const { destination, destinationUrl } = value as { destination: string; destinationUrl: string };
  const scheme = SCHEMES[destination] as string;
  return destinationUrl.startsWith(`${scheme}//`)
    ? []
    : [{ pointer: `${pointer}/destinationUrl`, message: `must begin with ${scheme}// for ${destination}` }];
};
