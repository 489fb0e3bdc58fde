import { languageTag, storageAddress, storageCredentials } from './formats.ts';
import { flag, object, oneOf } from './shape.ts';

/** How a call is recorded, and where the recording goes. Section "Static commands". */
export const recordingOptions = object(
  {
    destination: oneOf(['AWS', 'GCP', 'AZURE']),
    destinationUrl: storageAddress,
    credentials: storageCredentials,
  },
  {
    format: oneOf(['MP3', 'WAV']),
    recordingType: oneOf(['COMBINED', 'INBOUND', 'OUTBOUND']),
    transcriptionOptions: object({ isEnabled: flag }, { locale: languageTag }),
  },
);
