import { parseArgs } from 'node:util';
import { type Cell, nameOf, type Rates, ratesOf } from './cells.ts';
import { churnTable, goalTable, mainTable } from './tables.ts';

/** Suites of 500 scenarios are slow to draw and their rates steadier. */
const BIG = 500;

const { values } = parseArgs({
  options: {
    suites: { type: 'string', default: '500' },
    alpha: { type: 'string', default: '0.05' },
    seed: { type: 'string', default: '2025' },
  },
});

const suites = Number(values.suites);
const alpha = Number(values.alpha);
const known = new Map<string, Rates>();

for (const table of [mainTable, churnTable, goalTable]) {
  process.stdout.write(
    `\n${suites} suites per cell (a third at ${BIG} scenarios), alpha ${alpha}, seed ${values.seed}\n`,
  );
  for (const line of table(measure)) process.stdout.write(`${line}\n`);
}

function measure(cell: Cell): Rates {
  const name = nameOf(cell);
  const rates =
    known.get(name) ?? ratesOf(cell, Math.ceil(cell.scenarios >= BIG ? suites / 3 : suites), alpha, values.seed);
  known.set(name, rates);
  return rates;
}
