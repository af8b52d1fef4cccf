// @ts-check
/** Preloaded into a measured process (`node --import`): writes its peak memory in KiB to the file of `PEAK_MEMORY`. */
import { writeFileSync } from 'node:fs';

const target = process.env.PEAK_MEMORY ?? '';
process.on('exit', () => writeFileSync(target, String(process.resourceUsage().maxRSS)));
