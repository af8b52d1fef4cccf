// @ts-check
/**
 * The middle of the numbers, or the mean of the two in the middle.
 * @param {readonly number[]} numbers
 */
export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? 0;
  return (upper + lower) / 2;
}
