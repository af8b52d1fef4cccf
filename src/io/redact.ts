/**
 * Cuts secrets out of a text that is published where the runner masks nothing, such as a comment: as they are,
 * and in base64, base64url and percent encoding. Secrets shorter than six characters are left alone; cutting
 * them would tear up ordinary words.
 */
export function redact(text: string, secrets: readonly string[]): string {
  const forms = secrets.filter((secret) => secret.length >= 6).flatMap(formsOf);
  return forms.reduce((rest, form) => rest.replaceAll(form, '***'), text);
}

function formsOf(secret: string): readonly string[] {
  const base64 = Buffer.from(secret).toString('base64').replace(/=+$/, '');
  const base64url = base64.replaceAll('+', '-').replaceAll('/', '_');
  return [...new Set([secret, base64, base64url, encodeURIComponent(secret)])];
}
