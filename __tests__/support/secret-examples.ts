/** A token of every shape that is replaced, made up; in pieces, so that no scanner of this repository takes it for a leak. */
export const SECRET_EXAMPLES: readonly { readonly name: string; readonly example: string }[] = [
  {
    name: 'private-key',
    example: `-----BEGIN ${'RSA PRIVATE'} KEY-----\n${'MIIEowIBAAKCAQEAx7Kp'.repeat(3)}\n-----END ${'RSA PRIVATE'} KEY-----`,
  },
  { name: 'jwt', example: `${'eyJ'}hbGciOiJIUzI1NiJ9.${'eyJ'}zdWIiOiIxMjM0NTY3ODkwIn0.${'c2lnbmF0dXJl'.repeat(3)}` },
  { name: 'github-token', example: `${'ghp_'}${'a1B2c3'.repeat(6)}` },
  { name: 'aws-access-key-id', example: `${'AKIA'}${'Q2W4'.repeat(4)}` },
  { name: 'aws-secret-key', example: `aws_secret_access_key = ${'wJal+rXU/n'.repeat(4)}` },
  { name: 'google-api-key', example: `${'AIza'}${'Sy-_9'.repeat(7)}` },
  { name: 'slack-token', example: `${'xoxb-'}${'1234567890-'.repeat(2)}aBcDeF` },
  { name: 'stripe-key', example: `${'sk_live_'}${'4eC39H'.repeat(4)}` },
  { name: 'anthropic-key', example: `${'sk-ant-'}api03-${'Ab1_-'.repeat(8)}` },
  { name: 'openai-key', example: `${'sk-'}proj-${'Zy9_-'.repeat(8)}` },
  { name: 'npm-token', example: `${'npm_'}${'n0P1q2'.repeat(6)}` },
  { name: 'pypi-token', example: `${'pypi-'}AgEIcHlwaS5vcmc${'Cd3-_'.repeat(8)}` },
  { name: 'azure-sas', example: `https://acme.blob.example/c?sv=2024-11-04&${'sig='}${'uT5%2Fx'.repeat(7)}%3D` },
  { name: 'authorization', example: `Authorization: ${'Bearer'} ${'q8-x7_'.repeat(5)}` },
];
