// @ts-check
/** The question of question-by-hand.mjs, asked in SQL: `node bench/peers/question-duckdb.mjs RESULTS MAIN`. */
import { DuckDBInstance } from '@duckdb/node-api';
import { TIME } from './predicates.mjs';

const CRITERIA = [
  'final_state.booking_confirmed',
  `final_state.event.room IN ('alpha', 'beta', 'gamma')`,
  'final_state.event.minutes <= 60',
  'usage.cost_usd < 0.04 AND usage.latency_ms < 2500',
  `NOT starts_with(output, 'Sorry')`,
  `regexp_matches(output, '${TIME}')`,
  `contains(output, 'confirmed')`,
  'final_state.conflicts = 0 OR (final_state.conflicts <= 2 AND final_state.proposed >= 1)',
  `list_contains(final_state.event.participants, 'ana')`,
  'final_state.event.link IS NOT NULL',
];
const COLUMNS = `{
  scenario: 'VARCHAR', output: 'VARCHAR', usage: 'STRUCT(cost_usd DOUBLE, latency_ms DOUBLE)',
  final_state: 'STRUCT(booking_confirmed BOOLEAN, conflicts INTEGER, proposed INTEGER,
    event STRUCT(room VARCHAR, minutes INTEGER, participants VARCHAR[], link VARCHAR))'
}`;

const [results = '', main = ''] = process.argv.slice(2);
const connection = await (await DuckDBInstance.create()).connect();
const columns = CRITERIA.map((condition, index) => `(${condition}) AS c${index}`).join(', ');
const all = CRITERIA.map((_, index) => `c${index}`).join(' AND ');
for (const [name, file] of Object.entries({ now: results, before: main }))
  await connection.run(
    `CREATE TABLE ${name} AS SELECT scenario, ${columns} FROM read_ndjson('${file}', columns = ${COLUMNS})`,
  );
const rates = CRITERIA.map((_, index) => `avg(c${index}::INTEGER)`).join(', ');
const ratesOf = async (/** @type {string} */ name) =>
  (await connection.runAndReadAll(`SELECT ${rates} FROM ${name}`)).getRows()[0];
const passing = (/** @type {string} */ name) =>
  `(SELECT scenario, 2 * count(*) FILTER (${all}) > count(*) AS passes FROM ${name} GROUP BY scenario)`;
const broke = await connection.runAndReadAll(
  `SELECT count(*)::INTEGER FROM ${passing('now')} n JOIN ${passing('before')} b USING (scenario) WHERE b.passes AND NOT n.passes`,
);
const answer = { now: await ratesOf('now'), before: await ratesOf('before'), broke: broke.getRows()[0]?.[0] };
process.stdout.write(`${JSON.stringify(answer)}\n`);
