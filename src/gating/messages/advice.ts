/** What the advice to change the policy depends on. */
export interface PolicyAdvice {
  /** Whether the base branch's policy decides, and not the run's own. */
  readonly isOfBase: boolean;
}

/** Where a change of the policy takes effect: in a pull request the base branch's decides, whatever its own says. Empty for a run's own. */
export function whereItDecides({ isOfBase }: PolicyAdvice): string {
  return isOfBase ? ' (on the base branch: its policy decides)' : '';
}

/** Advice to change the policy; before it a waiver, where one that stands on the base branch would do as well. */
export function waiveOr(change: string, waived: string, policy: PolicyAdvice): string {
  const waiver = policy.isOfBase ? `add a waiver for ${waived} or ` : '';
  return `${waiver}${change}${whereItDecides(policy)}`;
}

/** Advice with the setting by which runs that cannot be compared are accepted, unless the policy has it. */
export function orAccept(
  otherwise: string,
  joint: string,
  policy: PolicyAdvice & { readonly accepts: boolean },
): string {
  if (policy.accepts) return otherwise;
  return `${otherwise}; ${joint} set \`on_not_comparable: pass\`${whereItDecides(policy)} until main has a new baseline`;
}
