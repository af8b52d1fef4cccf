// @ts-check
/** Preloaded into a measured process (`node --import`): writes to the file of `RESOURCES` what it took from the machine. */
import { writeFileSync } from 'node:fs';

const target = process.env.RESOURCES ?? '';
process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  writeFileSync(target, JSON.stringify({ mebibytes: maxRSS / 1024, processor: (userCPUTime + systemCPUTime) / 1000 }));
});
