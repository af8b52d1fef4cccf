import { hash } from 'node:crypto';

/** The content security policy of a page without network: its own style and scripts run, so that no text of a run can. */
export function contentPolicy(style: string, ...scripts: readonly string[]): string {
  const hashOf = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`;
  return `default-src 'none'; style-src ${hashOf(style)}; script-src ${scripts.map(hashOf).join(' ')}; base-uri 'none'; form-action 'none'`;
}
