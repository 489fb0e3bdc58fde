// Preloaded into the harness: writes down the most memory it held, in kilobytes, when it ends.
import { writeFileSync } from 'node:fs';

process.on('exit', () => {
  if (process.env.PEAK_FILE && process.argv[1]?.endsWith('plumbline'))
    writeFileSync(process.env.PEAK_FILE, String(process.resourceUsage().maxRSS));
});
