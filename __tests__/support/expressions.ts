import { data, Evaluator, Lexer, Parser } from '@actions/expressions';

/** What expressions can read: `github`, `matrix`, `steps` and so on. */
export type Contexts = Readonly<Record<string, unknown>>;

/** How the job, or what it needs, has gone so far: what `success()` and its like tell. */
export type Status = 'success' | 'failure' | 'cancelled';

const STATUS_FUNCTION = /\b(?:success|failure|always|cancelled)\s*\(/;

/** The text with every `${{ }}` replaced by its value, by GitHub's own evaluator. Throws on an expression that GitHub refuses. */
export function fillIn(text: unknown, contexts: Contexts): string {
  return String(text ?? '').replaceAll(/\$\{\{([\s\S]*?)\}\}/g, (_, expression: string) =>
    evaluate(expression, contexts, 'success').coerceString(),
  );
}

/** Whether an `if:` holds; without a function of the status it holds only where nothing failed. */
export function holds(condition: unknown, contexts: Contexts, status: Status): boolean {
  const bare = String(condition ?? 'success()').replace(/^\s*\$\{\{([\s\S]*)\}\}\s*$/, '$1');
  const whole = STATUS_FUNCTION.test(bare) ? bare : `success() && (${bare})`;
  return plain(evaluate(whole, contexts, status)) === true || truthy(plain(evaluate(whole, contexts, status)));
}

function truthy(value: unknown): boolean {
  return value !== null && value !== false && value !== 0 && value !== '';
}

function plain(value: data.ExpressionData): unknown {
  const text = JSON.stringify(value, data.replacer);
  return text === undefined ? null : (JSON.parse(text) as unknown);
}

function evaluate(expression: string, contexts: Contexts, status: Status): data.ExpressionData {
  const told = { success: status === 'success', failure: status === 'failure', cancelled: status === 'cancelled' };
  const ofStatus = Object.entries({ ...told, always: true }).map(([name, value]) => ({
    name,
    minArgs: 0,
    maxArgs: 0,
    call: (): data.ExpressionData => new data.BooleanData(value),
  }));
  // The player's caches are cold, so any hash will do.
  const hash = { name: 'hashFiles', minArgs: 1, maxArgs: 255, call: () => new data.StringData('0'.repeat(64)) };
  const functions = [...ofStatus, hash];
  const { tokens } = new Lexer(expression.trim()).lex();
  const parsed = new Parser(tokens, Object.keys(contexts), functions).parse();
  const known = JSON.parse(JSON.stringify(contexts), data.reviver) as data.Dictionary;
  return new Evaluator(parsed, known, new Map(functions.map((one) => [one.name.toLowerCase(), one]))).evaluate();
}
