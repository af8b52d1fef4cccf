import { parseArgs } from 'node:util';
import { armsTable } from './arms.ts';
import { type Cell, flakeRatesOf, nameOf, type Rates, ratesOf } from './cells.ts';
import { blocksTable, changesTable, controlTable, deadTable, flipsTable } from './decision-tables.ts';
import { controlledOf, type DecisionCell, decisionsOf, flipsOf, type Policies } from './decisions.ts';
import { driftTable } from './drift.ts';
import { memoryTable } from './memory.ts';
import { SETUPS } from './settings.ts';
import { slicesTable } from './slices.ts';
import { churnTable, flakeTable, limitTable, mainTable } from './tables.ts';
import { familyTable, shockTable, thresholdTable } from './together.ts';

/** Suites this large are slow to draw and their rates steadier: a third of the suites will do. */
const BIG = 500;

const { values } = parseArgs({
  options: {
    suites: { type: 'string', default: '500' },
    settings: { type: 'string', default: 'gate' },
    alpha: { type: 'string' },
    seed: { type: 'string', default: '2025' },
    tables: { type: 'string', default: 'all' },
  },
});

const suites = Number(values.suites);
const setup = values.settings === 'reference' ? SETUPS.reference : SETUPS.gate;
const settings = { ...setup.settings, alpha: Number(values.alpha ?? setup.settings.alpha) };
const known = new Map<string, Rates>();

print(
  `${suites} suites per cell (a third of them at ${BIG} scenarios), ${values.settings} settings, alpha ${settings.alpha}, seed ${values.seed}`,
);
if (values.tables === 'drift' || values.tables === 'all') printTable(driftTable(suites, values.seed));
if (values.tables === 'arms' || values.tables === 'all') printTable(armsTable(suites, values.seed));
if (values.tables === 'slices' || values.tables === 'all') printTable(slicesTable(suites, values.seed));
if (values.tables === 'memory' || values.tables === 'all') printTable(memoryTable(suites, values.seed));
if (values.tables === 'control' || values.tables === 'all')
  printTable(controlTable((cell) => controlledOf(cell, suites, values.seed)));
if (values.tables === 'together' || values.tables === 'all') {
  const shared = [shockTable(suites, values.seed), familyTable(suites, values.seed), thresholdTable()];
  for (const table of shared) printTable(table);
}
if (values.tables === 'all' || values.tables === 'flips')
  printTable(flipsTable((cell) => flipsOf(cell, suites, values.seed)));

if (values.tables === 'all' || values.tables === 'decisions') {
  const drawn = new Map<string, Policies>();
  const decide = (cell: DecisionCell): Policies => {
    const name = JSON.stringify(cell);
    const found = drawn.get(name) ?? decisionsOf(cell, suites, values.seed);
    drawn.set(name, found);
    return found;
  };
  for (const table of [changesTable(decide), deadTable(decide), blocksTable(decide)]) printTable(table);
}

if (values.tables === 'all' || values.tables === 'rates') {
  const flakes = flakeTable((cell) => flakeRatesOf(cell, suites, settings, values.seed));
  for (const table of [mainTable(measure), churnTable(measure), flakes, limitTable(measure, again, setup.limits)])
    printTable(table);
}

function printTable(table: Iterable<string>): void {
  print('');
  for (const line of table) print(line);
}

function measure(cell: Cell): Rates {
  const name = nameOf(cell);
  const share = cell.scenarios >= BIG ? 1 / 3 : 1;
  const rates = known.get(name) ?? ratesOf(cell, Math.ceil(share * suites), settings, values.seed);
  known.set(name, rates);
  return rates;
}

function again(cell: Cell): Rates {
  return ratesOf(cell, 10 * suites, settings, `${values.seed}/again`);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
