// @ts-check
/** Preloaded into a measured process (`node --require`): writes its peak memory in MiB to the file of `PEAK`. */
const { writeFileSync } = require('node:fs');

const target = process.env.PEAK ?? '';
process.on('exit', () => writeFileSync(target, String(process.resourceUsage().maxRSS / 1024)));
