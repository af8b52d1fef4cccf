/** What the mapping of JUnit reports calls infrastructure, as a test checks, and what services say of a model that they do not have. */
const OF_A_SERVICE: readonly RegExp[] = [
  /rate.?limit.?(ed\b|error|exceeded|reached|hit)|(^|[^'"\w])rate.?limit|too many requests/i,
  /quota (was |has been )?(exceeded|exhausted|reached)|(exceed|exhaust|out of|insufficient).{0,40}\bquota\b|insufficient_quota/i,
  /econnre(set|fused)|etimedout|enotfound|eai_again|socket hang up|fetch failed/i,
  /connection.{0,20}(abort|reset|refused|error|closed)/i,
  /timed.?out\b|deadline exceeded|timeout.?(error|exception|expired)/i,
  /\b(429|50[0234]|529)\b.{0,40}(error|too many|bad gateway|unavailable|overloaded)/i,
  /(error|status|http)( code)?:? ?(429|50[0234]|529)\b/i,
  /(service|server|model).{0,20}(unavailable|overloaded)|bad gateway|internal server error/i,
  /\bmodel\b.{0,60}(not found|does not exist)|model_not_found/i,
  /^(?:failed on setup with ")?(?:[\w.]+\.)?(?:RateLimit|Overloaded|ServiceUnavailable|InternalServer|BadGateway|APIConnection|APITimeout|Connection|Connect|ReadTimeout)\w*:/i,
];

/** Most characters of a text that are read: what a service says comes first. */
const READ = 600;

/** Whether a text reads as if the service failed, not the agent. It changes no count: an agent can write any text (evidence contract, E21). */
export function looksLikeService(text: string): boolean {
  const start = text.slice(0, READ);
  return OF_A_SERVICE.some((pattern) => pattern.test(start));
}
